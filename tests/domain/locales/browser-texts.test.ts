import { createInstance } from "i18next";
import { describe, expect, it, vi } from "vitest";
import { browserTexts } from "~/locales/browser-texts";
import english from "~/locales/en/texts-en";
import spanish from "~/locales/es/texts-es";
import { fileOfKey } from "~/locales/file-of-key";
import { i18nOptions, type Language } from "~/locales/languages";
import { recordUsedTexts } from "~/locales/used-texts";

const texts = { en: english, es: spanish };
const files = import.meta.glob<Record<string, string>>("/app/locales/{en,es}/*.json", {
  eager: true,
  import: "default",
});
const bare = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

type Values = Record<string, string>;

/** What each text of a language is filled with, by its key without the form of a count. */
function valuesOfTexts(language: Language): Map<string, Values> {
  const found = new Map<string, Values>();
  for (const [key, text] of Object.entries<string>(texts[language])) {
    const values = found.get(bare(key)) ?? {};
    for (const [, name = ""] of text.matchAll(/\{\{\s*(\w+)/g)) values[name] = `<${name} & ${key}>`;
    found.set(bare(key), values);
  }
  return found;
}

const fileOf = (language: Language, file: string) => files[`/app/locales/${language}/${file}.json`] ?? {};

function inBrowser(language: Language, inline: Record<string, string>, moving = { is: false }) {
  const readFile = vi.fn(async (file: string) => fileOf(language, file));
  const { i18n, load } = browserTexts(language, inline, { readFile, isMoving: () => moving.is });
  return { i18n, load, readFile, t: i18n.getFixedT(language) };
}

async function onServer(lng: Language) {
  const i18n = createInstance({
    ...i18nOptions,
    resources: { en: { translation: english }, es: { translation: spanish } },
    lng,
  });
  await i18n.init();
  return i18n;
}

describe.each(["en", "es"] as const)("the texts of a page in %s", (language) => {
  it("are in the browser what they are on the server", async () => {
    const [server, { t }] = [
      (await onServer(language)).getFixedT(language),
      inBrowser(language, texts[language]),
    ];
    const asked = [...valuesOfTexts(language)].flatMap(([key, values]) =>
      [0, 1, 2, 5, 1_000, 12_500].map((count) => [key, { ...values, count }] as const),
    );
    const different = asked.filter(([key, with_]) => t(key, with_) !== server(key, with_));
    expect(different).toEqual([]);
    expect(asked.length).toBeGreaterThan(3_000);
  });

  it("group the digits of counts", async () => {
    const t = inBrowser(language, texts[language]).t;
    expect(t("list.all-matching", { count: 12_500 })).toContain(language === "en" ? " 12,500 " : " 12.500 ");
  });

  it("stand in the one file that their prefix names, and in no other", () => {
    const names = Object.keys(files).flatMap((path) => path.match(`/${language}/(.*)\\.json$`)?.[1] ?? []);
    const misplaced = names.flatMap((file) =>
      Object.keys(fileOf(language, file)).filter((key) => fileOfKey(key) !== file),
    );
    expect(misplaced).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
  });
});

describe("a text that the page did not bring", () => {
  it("is empty until its file is there, and then all who listen are told", async () => {
    const { i18n, readFile, t } = inBrowser("es", {});
    const told = vi.fn();
    i18n.on("loaded", told);
    expect(t("signup.create")).toBe("");
    expect(t("login.submit")).toBe("");
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(t("signup.create")).toBe(spanish["signup.create"]);
    expect(readFile.mock.calls).toEqual([["accounts"]]);
  });

  it("keeps a page that moves in from showing", async () => {
    const moving = { is: true };
    const { t } = inBrowser("en", {}, moving);
    let waiting: unknown;
    try {
      t("login.submit");
    } catch (thrown) {
      waiting = thrown;
    }
    expect(waiting).toBeInstanceOf(Promise);
    await waiting;
    expect(t("login.submit")).toBe(english["login.submit"]);
  });

  it("is what the caller says, or its key, when no file has it", async () => {
    const { t, load } = inBrowser("en", {});
    await load(fileOfKey("audit.operation.x") ?? "");
    expect(t("audit.operation.x", { defaultValue: "x" })).toBe("x");
    expect(t("audit.operation.x")).toBe("audit.operation.x");
    expect(t("no key at all")).toBe("no key at all");
  });

  it("is its key when its file cannot be read", async () => {
    const readFile = () => Promise.reject(new Error("gone"));
    const { i18n, load } = browserTexts("en", {}, { readFile, isMoving: () => false });
    await load("accounts");
    expect(i18n.getFixedT("en")("login.submit")).toBe("login.submit");
  });

  it("comes after all when its file can be read again", async () => {
    const readFile = vi.fn(async () => fileOf("en", "accounts")).mockRejectedValueOnce(new Error("gone"));
    const { i18n, load, loadAgain } = browserTexts("en", {}, { readFile, isMoving: () => false });
    const t = i18n.getFixedT("en");
    await load("accounts");
    expect(t("login.submit")).toBe("login.submit");
    const told = vi.fn();
    i18n.on("loaded", told);
    loadAgain();
    expect(told).toHaveBeenCalledTimes(1);
    expect(t("login.submit")).toBe("");
    await vi.waitFor(() => expect(t("login.submit")).toBe(english["login.submit"]));
    loadAgain();
    expect(readFile).toHaveBeenCalledTimes(2);
  });
});

it("the texts that a page asked for are noted, with every form of a count", async () => {
  const i18n = await onServer("es");
  const noted = recordUsedTexts(i18n, spanish);
  const t = i18n.getFixedT("es");
  t("list.found", { count: 1 });
  t("login.submit");
  t("no key at all");
  expect(noted()).toEqual({
    "list.found_one": spanish["list.found_one"],
    "list.found_other": spanish["list.found_other"],
    "login.submit": spanish["login.submit"],
    // The server shows it so, and the browser must not look for another text.
    "no key at all": "no key at all",
  });
});
