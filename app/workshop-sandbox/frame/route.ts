import { FRAME_DOCUMENT, FRAME_POLICY } from "@/lib/workshop/frame-document";

export const dynamic = "force-static";

/** The sandboxed frame of the workshop; its policy is its own, stricter than the app's. */
export function GET(): Response {
  return new Response(FRAME_DOCUMENT, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": FRAME_POLICY,
      "referrer-policy": "no-referrer",
    },
  });
}
