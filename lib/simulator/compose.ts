import { assertNever } from "@/lib/domain/assert-never";
import { amountIn, factsOf, orderIdsIn, recordsIn, referenceIn } from "./facts";
import { fill, type Replies } from "./replies";
import type { DecidedThread } from "./threads";
import type { ToolRole } from "./tool-roles";

/** What the wording depends on beside the thread. */
export interface Setting {
  replies: Replies;
  /** Roles of the tools at hand. */
  roles: ReadonlySet<ToolRole>;
  /** An order id as the lookup tool's schema shows one. */
  exampleId: string | undefined;
  /** The customer has not given a phone number or email address yet, and there is a tool that takes one. */
  mayOfferContact: boolean;
  /** How a hand-over went, if one was tried. */
  handOver: { done: boolean; reference: string | undefined } | undefined;
}

/** The part of the final reply that is about one thread. Facts come from its result and nowhere else. */
export function fragment(thread: DecidedThread, setting: Setting): string {
  const { replies } = setting;
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(replies.sentenceJoin);
  const { customerMessage, quote } = thread.assessment;
  const quoted = quote && fill(replies.quoted, { quote });
  const id = thread.subjectId ?? "";
  const subject = subjectOf(thread, replies);
  switch (thread.choice.action) {
    case "answer":
      return answer(thread, setting);
    case "report_not_found":
      return fill(replies.notFound[kindOf(thread)], {
        id,
        contact: subject,
        subject,
        alternative: setting.mayOfferContact ? replies.alternativeShort : "",
      });
    case "report_unconfirmed":
      return join(
        customerMessage ?? quoted,
        fill(replies.unconfirmed[kindOf(thread)], { id, contact: subject, subject }),
        customerMessage ? undefined : replies.tryLater,
      );
    case "ask_user":
    case "correct_input":
      return join(customerMessage, ask(thread, setting));
    case "explain_and_offer":
      return join(
        customerMessage ?? quote ?? fill(replies.explain.nothing, { subject }),
        setting.roles.has("exception")
          ? replies.explain.offerException
          : setting.roles.has("escalate")
            ? replies.explain.offerPerson
            : undefined,
      );
    case "escalate":
      return join(customerMessage, handedOver(subject, setting));
    case "retry":
    case "vague_reply":
      return join(fill(replies.vague, { subject }), quoted);
    default:
      return assertNever(thread.choice.action);
  }
}

/** What to call the thread's subject in a sentence. */
export function subjectOf(
  thread: Pick<DecidedThread, "subjectId" | "role" | "input">,
  replies: Replies,
): string {
  if (thread.subjectId !== undefined) return fill(replies.subject.order, { id: thread.subjectId });
  if (thread.role === "directory") {
    const contact = Object.values(thread.input).find((value) => typeof value === "string");
    if (contact !== undefined) return fill(replies.subject.contact, { contact: String(contact) });
  }
  return replies.subject.request;
}

/** How an order number can be found out, for a sentence that asks for one. */
export function askingAids({ replies, exampleId, mayOfferContact }: Setting): {
  example: string;
  alternative: string;
} {
  return {
    example: exampleId ? fill(replies.example, { example: exampleId }) : "",
    alternative: mayOfferContact ? replies.alternative : "",
  };
}

function kindOf(thread: DecidedThread): "order" | "contact" | "other" {
  if (thread.subjectId !== undefined) return "order";
  return thread.role === "directory" ? "contact" : "other";
}

function ask(thread: DecidedThread, setting: Setting): string {
  const { replies } = setting;
  const id = thread.subjectId ?? "";
  const subject = subjectOf(thread, replies);
  if (thread.assessment.reading.fields.includes("amount")) return fill(replies.ask.amount, { id });
  return fill(replies.ask[kindOf(thread)], { id, contact: subject, subject, ...askingAids(setting) });
}

function handedOver(subject: string, { replies, handOver }: Setting): string {
  if (!handOver) return fill(replies.noEscalation, { subject });
  if (!handOver.done) return fill(replies.escalationFailed, { subject });
  return handOver.reference
    ? fill(replies.escalatedReference, { subject, reference: handOver.reference })
    : fill(replies.escalated, { subject });
}

function answer(thread: DecidedThread, setting: Setting): string {
  const { replies } = setting;
  const { documents, message } = thread.assessment.reading;
  const records = recordsIn(documents);
  const [record] = records;
  const id = thread.subjectId ?? "";
  const subject = subjectOf(thread, replies);
  if (!record) return message ? message.slice(0, 600) : fill(replies.doneNoData, { subject });
  const reference = referenceIn(record);
  switch (thread.role) {
    case "refund": {
      const amount = amountIn(record);
      return amount && reference
        ? fill(replies.refunded, { id, amount, reference })
        : fill(replies.refundedPlain, { id });
    }
    case "exception":
      return reference
        ? fill(replies.exceptionFiled, { id, reference })
        : fill(replies.exceptionFiledPlain, { id });
    case "escalate":
      return handedOver(subject, { ...setting, handOver: { done: true, reference } });
    case "directory": {
      if (records.length > 1) return fill(replies.customersFound, { count: records.length });
      const ids = orderIdsIn(record);
      return ids.length > 0
        ? fill(replies.customerOrders, { ids: ids.join(replies.listJoin) })
        : fill(replies.customerNoOrders, { name: String(record.name ?? subject) });
    }
    case "lookup": {
      const status = typeof record.status === "string" ? record.status : "";
      const wording: Readonly<Record<string, string>> = replies.orderFound;
      const known =
        status !== "other" && status !== "none" && Object.hasOwn(wording, status)
          ? wording[status]
          : undefined;
      const first = fill(known ?? (status ? replies.orderFound.other : replies.orderFound.none), {
        id,
        status,
      });
      const facts = factsOf(record, ["status", "order_id", "id", "orderId"], replies);
      return facts ? `${first}${replies.sentenceJoin}${capital(facts)}${replies.sentenceEnd}` : first;
    }
    case "analyse":
    case "other":
      return fill(replies.dataFound, {
        facts: records.map((each) => factsOf(each, [], replies)).join(replies.factsJoin),
      });
    default:
      return assertNever(thread.role);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
