import { getTranslations } from "next-intl/server";

export default async function HomePage() {
  const t = await getTranslations("common");
  return (
    <main>
      <h1>{t("productName")}</h1>
      <p>{t("tagline")}</p>
    </main>
  );
}
