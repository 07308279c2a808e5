import { useTranslations } from "next-intl";
import { MeaningBadge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import type { Meaning } from "@/components/ui/meaning";
import { ScrollBox } from "@/components/ui/scroll-box";
import { SEGMENT, SEGMENT_INPUT, SEGMENTS } from "@/components/ui/segment-styles";
import type { McpSdk } from "@/lib/domain/run-request";

type Carrier = "protocol_error" | "error_result" | "plain_result";

/** One failing call on one SDK: the frames, how the failure travels, and what the SDK's own client made of it. */
export type SdkWireCase = {
  id: "thrown_error" | "unknown_tool" | "bad_arguments" | "missing_structured_content";
  request: Record<string, unknown>;
  reply: Record<string, unknown>;
  carriedBy: Carrier;
  client: { threw: false } | { threw: true; message: string };
};

const KINDS: Record<Carrier, Meaning> = {
  protocol_error: "protocol",
  error_result: "neutral",
  plain_result: "success",
};

/** The same failing tool on each SDK. Radios and CSS do the switching (`lesson-prose.css`), so it needs no script. */
export function SdkWire(props: {
  runs: readonly {
    sdk: McpSdk;
    library: string;
    version: string;
    revision: string;
    cases: readonly SdkWireCase[];
  }[];
}) {
  const t = useTranslations("lessons.sdkWire");
  return (
    <div className="not-prose sdk-wire">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-medium text-sm">{t("legend")}</legend>
        <div className={SEGMENTS}>
          {props.runs.map(({ sdk }, index) => (
            <label key={sdk} className={`${SEGMENT} min-h-9`}>
              <input
                type="radio"
                name="sdk-wire"
                value={sdk}
                defaultChecked={index === 0}
                className={SEGMENT_INPUT}
              />
              {t(`sdks.${sdk}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {props.runs.map(({ sdk, library, version, revision, cases }) => (
        <section key={sdk} data-sdk={sdk} aria-label={t(`sdks.${sdk}`)}>
          <p className="my-2 text-ink-muted text-sm">{t("ran", { library, version, revision })}</p>
          {cases.map((one, index) => (
            <WireCase key={one.id} wireCase={one} isOpen={index === 0} />
          ))}
        </section>
      ))}
    </div>
  );
}

function WireCase({ wireCase, isOpen }: { wireCase: SdkWireCase; isOpen: boolean }) {
  const t = useTranslations("lessons.sdkWire");
  const { id, request, reply, carriedBy, client } = wireCase;
  return (
    <Disclosure
      className="sdk-wire-case"
      open={isOpen}
      summary={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {t(`cases.${id}`)}
          <MeaningBadge kind={KINDS[carriedBy]}>{t(`carrier.${carriedBy}`)}</MeaningBadge>
        </span>
      }
    >
      {/* Plain text: highlighted, twelve cases would be half of the page's elements. */}
      <p className="mb-2 overflow-x-auto font-mono text-xs">→ {JSON.stringify(request.params)}</p>
      <ScrollBox label={t("reply")} className="figure-json">
        <pre className="whitespace-pre-wrap p-3 font-mono text-xs leading-5 [overflow-wrap:anywhere]">
          {JSON.stringify(envelopeFirst(reply), null, 2)}
        </pre>
      </ScrollBox>
      <p className="mt-2 text-sm">
        {client.threw ? t("clientThrows", { message: client.message }) : t("clientPasses")}
      </p>
    </Disclosure>
  );
}

/** The envelope in front, as JSON-RPC documents print it; SDKs differ in the order. Values are untouched. */
function envelopeFirst({ jsonrpc, id, ...body }: Record<string, unknown>) {
  return { jsonrpc, id, ...body };
}
