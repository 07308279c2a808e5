import { describe, expect, it } from "vitest";
import { runEpisode } from "../testing/run-episode";
import { type Answer, talk } from "../testing/talk";
import { LOOKUP_TOOL } from "../testing/tools";

const run = (prompt: string, locale: "en" | "zh" = "en", style: "structured" | "generic" = "structured") =>
  runEpisode({ orderId: "", prompt, locale, responseStyle: style }, 7);

describe("customers' own words, on the orders server", () => {
  it.each([
    ["where is my order A-1?", "en", /A-1 has been delivered/],
    ["查一下订单 A-TIMEOUT", "zh", /A-TIMEOUT 已发货/],
    ["我的订单A-404到哪了？", "zh", /没有找到订单 A-404/],
    ["a-1", "en", /A-1 has been delivered/],
    ["Ｗhere is order Ａ－１?", "en", /A-1 has been delivered/],
  ] as const)("%s", async (prompt, locale, reply) => {
    const { text, verdict } = await run(prompt, locale);
    expect(text).toMatch(reply);
    expect(verdict).toBe("right");
  });

  it("deals with two orders in one turn, each in its own words", async () => {
    const { calls, text, verdict } = await run("Where are orders A-1 and A-999?");
    expect(calls).toHaveLength(2);
    expect(text).toMatch(/A-1 has been delivered/);
    expect(text).toContain(
      "The 30-day return window of order A-999 has passed, so we can't refund it directly.",
    );
    expect(verdict).toBe("right");
  });

  it("finds orders by phone number or email address", async () => {
    const byPhone = await run("手机号 138 0013 8000，我的包裹到哪了", "zh");
    expect(byPhone.calls[0]).toContain("get_customer");
    expect(byPhone.text).toMatch(/A-2 已发货[\s\S]*A-7781 已送达/);
    const byMail = await run("I lost the number, my mail is li.na@example.com. Where is my order?");
    expect(byMail.text).toMatch(/A-2 has been shipped/);
    const unknown = await run("My phone is 555-000-1234, where is my parcel?");
    expect(unknown.text).toMatch(/no customer matches/);
    const twice = await run("My name is Sam Okafor, where is my order?");
    expect(twice.text).toMatch(/2 customers/);
  });

  it("asks for refunds, within the rules", async () => {
    const granted = await run("Please refund order A-1");
    expect([granted.calls.length, granted.text]).toEqual([
      1,
      expect.stringMatching(/refund of 89.9 .*has been issued/),
    ]);
    const refused = await run("帮我把 A-7781 退款", "zh");
    expect(refused.text).toContain(
      "订单 A-7781 已超过 30 天退货期，无法直接退款。如有特殊情况，可以申请例外处理。",
    );
    expect(refused.calls).toHaveLength(1);
  });

  it("hands over what only a person may do, once", async () => {
    const { calls, text } = await run("Where is order A-403?");
    expect(calls.map((call) => call.split(" ")[0])).toEqual(["lookup_order", "escalate_to_human"]);
    expect(text).toMatch(/passed order A-403 on to a colleague/);
  });

  it("asks for the number in the customer's language, without a call", async () => {
    for (const [prompt, locale, reply] of [
      ["Where is my order?", "en", /order number\?.*A-1/],
      ["我想退款", "zh", /请告诉我要退款的订单号/],
      ["你好", "zh", /请告诉我订单号/],
    ] as const) {
      const { calls, text } = await run(prompt, locale);
      expect(calls).toEqual([]);
      expect(text).toMatch(reply);
    }
  });

  it.each(["What is the capital of France?", "Write me a poem about the sea", "今天天气怎么样？"])(
    "stays with orders: %s",
    async (prompt) => {
      const { calls, text } = await run(prompt);
      expect(calls).toEqual([]);
      expect(text).toMatch(/only help with orders|只能帮您处理订单/);
    },
  );

  it("asks what is wanted when nothing was said", async () => {
    const { calls, replies } = await talk("", [LOOKUP_TOOL], () => ({ text: "" }));
    expect(calls).toEqual([]);
    expect(replies[0]).toMatch(/What is the order number\?/);
  });

  it("asks a tool that classifies errors about one that says nothing, and takes its word", async () => {
    const { calls, text, verdict } = await runEpisode(
      { orderId: "A-999", responseStyle: "generic", pitfall: "analyze_error_tool" },
      3,
    );
    expect(calls.map((call) => call.split(" ")[0])).toEqual(["lookup_order", "analyze_error"]);
    expect(text).toMatch(/return window/);
    expect(verdict).toBe("right");
  });
});

describe("hand-made tools and results", () => {
  const search = {
    name: "search_people",
    description: "Find a person by phone number.",
    input_schema: { type: "object" as const, properties: { phone: { type: "string" } }, required: ["phone"] },
  };
  const error = (fields: object): Answer => ({ text: JSON.stringify(fields), isError: true });

  it("follows a hint in the message", async () => {
    const hint = error({
      error: {
        category: "invalid_input",
        message: "No such number: try search_people with the phone number",
      },
    });
    const answer = (name: string, input: Record<string, unknown>): Answer =>
      name === "search_people"
        ? { text: '[{"name":"Ada","order_ids":["X-5"]}]' }
        : input.parcel_id === "X-5"
          ? { text: '{"parcel":{"status":"in customs"}}' }
          : hint;
    const known = await talk("Where is order X-9? My phone is 202-555-0142.", [LOOKUP_TOOL, search], answer);
    expect(known.calls).toEqual(["lookup_parcel X-9", "search_people 202-555-0142", "lookup_parcel X-5"]);
    expect(known.replies.at(-1)).toContain("in customs");
    const asked = await talk("Where is order X-9?", [LOOKUP_TOOL, search], answer);
    expect(asked.calls).toEqual(["lookup_parcel X-9"]);
    expect(asked.replies[0]).toMatch(/phone number/);
  });

  it("passes the customer message on word for word, and nothing of the agent's message", async () => {
    const { replies } = await talk("Where is order X-9?", [LOOKUP_TOOL], () =>
      error({
        errorCategory: "business",
        isRetryable: false,
        message: "rule 17b in db-4",
        customerMessage: "Gifts can't be traced; sorry!",
      }),
    );
    expect(replies[0]).toContain("Gifts can't be traced; sorry!");
    expect(replies[0]).not.toMatch(/17b|db-4/);
  });

  it("never retries what may not be repeated, even when it is transient", async () => {
    const { calls } = await talk("Where is order X-9?", [LOOKUP_TOOL], () =>
      error({ errorCategory: "transient", isRetryable: false, message: "late" }),
    );
    expect(calls).toHaveLength(1);
  });

  it("tells only facts that are in the result", async () => {
    const { replies } = await talk("Where is order X-9?", [LOOKUP_TOOL], () => ({
      text: '{"results":[{"status":"lost","depot":"Graz"}]}',
    }));
    expect(replies[0]).toBe("The status of order X-9 is “lost”. Depot: Graz.");
  });

  it("remembers what was said before", async () => {
    const answer = (): Answer => ({ text: '{"results":[{"status":"shipped"}]}' });
    const asked = await talk(["Where is my parcel?", "X-77"], [LOOKUP_TOOL], answer);
    expect(asked.calls).toEqual(["lookup_parcel X-77"]);
    const again = await talk(["Where is order X-3?", "And where is it now?"], [LOOKUP_TOOL], answer);
    expect(again.calls).toEqual(["lookup_parcel X-3", "lookup_parcel X-3"]);
  });

  it("ends, whatever the tools answer", async () => {
    for (let seed = 0; seed < 20; seed++) {
      const { calls, replies } = await talk(
        "Orders X-1, X-2, X-3?",
        [LOOKUP_TOOL, search],
        () => error({ message: "nope" }),
        { seed },
      );
      expect(calls.length).toBeLessThan(30);
      expect(replies).toHaveLength(1);
    }
  });

  it("reads error prose by the examples in the system prompt", async () => {
    const system =
      '"The gizmo is asleep" -> transient, retry\n"The gizmo is sealed" -> permission, hand over';
    const first = async (text: string, seed: number) =>
      (await talk("Where is order X-9?", [LOOKUP_TOOL], () => ({ text, isError: true }), { seed, system }))
        .calls.length > 1;
    const retries = async (text: string) => {
      let count = 0;
      for (let seed = 0; seed < 40; seed++) if (await first(text, seed)) count += 1;
      return count;
    };
    expect(await retries("The gizmo is asleep")).toBeGreaterThan(35);
    expect(await retries("The gizmo is sealed")).toBeLessThan(5);
  });
});
