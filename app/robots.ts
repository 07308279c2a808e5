import type { MetadataRoute } from "next";
import { SITE_URL } from "@/lib/site/metadata";

/** All pages may be indexed; the API is no page. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: new URL("/sitemap.xml", SITE_URL).href,
  };
}
