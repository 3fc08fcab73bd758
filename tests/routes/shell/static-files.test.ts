import { fetchSite } from "@tests/support/fetch-site";
import { describe, expect, it } from "vitest";
import english from "~/locales/en/texts-en";
import spanish from "~/locales/es/texts-es";

const ask = (path: string, language = "en") =>
  fetchSite(new Request(`http://localhost:8787${path}`, { headers: { "Accept-Language": language } }));

describe("the files of the pages", () => {
  it("name the countries in the reader's language", async () => {
    const countries = await (await ask("/assets/countries.json")).json<Record<string, string>[]>();
    expect(countries.length).toBeGreaterThan(240);
    expect(countries).toContainEqual({ countryCode: "IN", countryName: "India" });
    expect(await (await ask("/assets/countries.json", "es")).json()).toContainEqual({
      countryCode: "ES",
      countryName: "España",
    });
  });

  it.each([
    ["en", english],
    ["es", spanish],
  ])("hold all texts in %s", async (language, texts) => {
    const answer = await ask(`/assets/i18n/${language}.json`);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(texts);
  });

  it.each(["/assets/i18n/fr.json", "/assets/i18n/en", "/assets/i18n/__proto__.json"])(
    "do not include %s",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});
