import { readMigrations, readSources, textsIn } from "@tests/support/source-texts";
import { describe, expect, it } from "vitest";
import english from "~/locales/en/texts-en";
import spanish from "~/locales/es/texts-es";

const sources = readSources(["app", "engine", "workers"]);
// Plans are rows that a migration writes, and they name their texts.
const rows = readMigrations();
const plural = /_(zero|one|two|few|many|other)$/;
const bare = (key: string) => key.replace(plural, "");
const known = new Set(Object.keys(english).map(bare));
const placeholders = (text: string | undefined) =>
  [...(text ?? "").matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);

describe("the texts of the product", () => {
  it("have the same keys in both languages", () => {
    const [en, es] = [english, spanish].map((texts) => [...new Set(Object.keys(texts).map(bare))].sort());
    expect(es).toEqual(en);
  });

  it("have the same placeholders in both languages", () => {
    const different = Object.keys(english).filter(
      (key) =>
        key in spanish &&
        String([...new Set(placeholders(english[key]))].sort()) !==
          String([...new Set(placeholders(spanish[key]))].sort()),
    );
    expect(different).toEqual([]);
  });

  it("include every key that the code asks for", () => {
    const missing = sources.flatMap(({ asked }) => asked).filter(({ key }) => key && !known.has(bare(key)));
    expect(missing.map(({ key, at }) => `${at} ${key}`)).toEqual([]);
  });

  it("include none that the code never names", () => {
    const named = new Set(sources.flatMap(({ literals }) => literals));
    const patterns = sources.flatMap(({ patterns }) => patterns).filter(saysSomething);
    const unused = [...known].filter(
      (key) =>
        !named.has(key) && !rows.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it("are the only words on the pages", () => {
    const spelledOut = sources
      .flatMap(({ spelledOut }) => spelledOut)
      .filter(({ text, at }) => !names.has(text) && !at.includes("routes/dev/"));
    expect(spelledOut.map(({ text, at }) => `${at} ${text}`)).toEqual([]);
  });
});

/** A pattern without letters of its own would match every key. */
const saysSomething = ({ source }: RegExp) => /[a-z]{3}/.test(source);

/** What is written the same in every language. */
const names = new Set(["Aa", "UTC"]);

describe("the look at the sources", () => {
  it.each([
    ["<p>Hello</p>", ["Hello"]],
    ["<p>{t('a.b')}</p>", []],
    ['<p title="Hello" className="grid">{"More"}</p>', ["Hello", "More"]],
    ["<p aria-label={'Hello'}>·</p>", ["Hello"]],
    ["<p id={'hello'} />", []],
  ])("finds the words of %s", (markup, words) => {
    const { spelledOut } = textsIn("page.tsx", `const page = ${markup};`);
    expect(spelledOut.map(({ text }) => text)).toEqual(words);
  });

  it("finds keys in calls, errors and data, and the patterns of made ones", () => {
    const source = `t("a.b"); throw new AppError("conflict", "c.d"); const x = { messageKey: "e.f", id: "g.h" }; t(\`i.\${j}.k\`);`;
    const { asked, patterns } = textsIn("page.ts", source);
    expect(asked.map(({ key }) => key)).toEqual(["a.b", "c.d", "e.f"]);
    expect([patterns[0]?.test("i.1.k"), patterns[0]?.test("j.1.k")]).toEqual([true, false]);
  });
});
