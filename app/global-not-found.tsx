import type { Metadata } from "next";
import { BrandMark } from "@/components/site/brand";
import { buttonClass } from "@/components/ui/button-styles";
import { messages } from "@/lib/i18n/messages";
import { routing } from "@/lib/i18n/routing";
import "./globals.css";

export const metadata: Metadata = { title: "404 · Failwell" };

/** An address that does not even name a language: says so in all of them. */
export default function GlobalNotFound() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script src="/theme.js" />
      </head>
      <body>
        <main className="page flex flex-col items-start gap-10 py-20">
          <p className="flex items-center gap-2 font-semibold text-lg">
            <BrandMark className="size-6" />
            Failwell
          </p>
          {routing.locales.map((locale, index) => {
            const { notFound } = messages[locale].common;
            const Heading = index === 0 ? "h1" : "h2";
            return (
              <section
                key={locale}
                lang={locale === "zh" ? "zh-CN" : "en"}
                className="flex flex-col items-start gap-3"
              >
                <Heading className="font-semibold text-2xl">{notFound.title}</Heading>
                <p className="text-ink-muted">{notFound.body}</p>
                <a href={`/${locale}`} className={buttonClass()}>
                  {notFound.home}
                </a>
              </section>
            );
          })}
        </main>
      </body>
    </html>
  );
}
