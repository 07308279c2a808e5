/** Called by Next.js once, when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { installServerHooks } = await import("@/lib/http/server-hooks");
  installServerHooks(process.env.NODE_ENV === "production");
}
