import { describe, expect, it, vi } from "vitest";
import { holdUntilSent } from "./hold-until-sent";

const streamOf = (source: UnderlyingDefaultSource<Uint8Array>) => new Response(new ReadableStream(source));

describe("holdUntilSent ends once", () => {
  it("at once, without a body", () => {
    const onEnd = vi.fn();
    expect(holdUntilSent(new Response(null, { status: 204 }), onEnd).status).toBe(204);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("when the body has been read, and not before", async () => {
    const onEnd = vi.fn();
    const held = holdUntilSent(new Response("text", { status: 201, headers: { "x-a": "b" } }), onEnd);
    expect(onEnd).not.toHaveBeenCalled();
    expect([held.status, held.headers.get("x-a"), await held.text()]).toEqual([201, "b", "text"]);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("when the client goes, which the source is told", async () => {
    const onEnd = vi.fn();
    const cancel = vi.fn();
    await holdUntilSent(streamOf({ cancel }), onEnd).body?.cancel("gone");
    expect(cancel).toHaveBeenCalledWith("gone");
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("when the source fails, and the failure goes on to the reader", async () => {
    const onEnd = vi.fn();
    const pull = () => Promise.reject(new Error("broken"));
    await expect(holdUntilSent(streamOf({ pull }), onEnd).text()).rejects.toThrow("broken");
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
