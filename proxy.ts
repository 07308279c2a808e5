import { type NextRequest, NextResponse } from "next/server";
import { routing } from "@/lib/i18n/routing";

/** Sends `/` to the visitor's language; every other path names its own. */
export function proxy(request: NextRequest) {
  const accepted = request.headers.get("accept-language") ?? "";
  const wanted = accepted.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  const locale = routing.locales.find(
    (candidate) => candidate === wanted.find((w) => routing.locales.some((l) => l === w)),
  );
  return NextResponse.redirect(new URL(`/${locale ?? routing.defaultLocale}`, request.url));
}

export const config = { matcher: "/" };
