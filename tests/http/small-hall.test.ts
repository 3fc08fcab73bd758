import { describe, expect, it } from "vitest";
import { AppError } from "~/domain/errors/app-error";
import { visitLimits } from "~/domain/visits/visit-limits";
import { rememberAppearance, rememberedAppearance } from "~/http/appearance";
import { cardInForm, cardInRecord } from "~/http/card-source";
import { completeSignIn } from "~/http/complete-sign-in";
import { customerDataOf } from "~/http/customer-data";
import { formFields } from "~/http/form-fields";
import { languageCookie, languageOf } from "~/http/language";
import { readTriedForm } from "~/http/read-trial-file";
import { likelyCountryOf, originOf } from "~/http/request-origin";
import { keepReturnPath, returnPathOf } from "~/http/return-cookie";
import { searchKeyScript } from "~/http/search-key";
import { shownBudget, shownState } from "~/http/shown-budget";
import { shownDifference } from "~/http/shown-difference";
import { shownFound, shownSums } from "~/http/shown-found";
import { statusOf } from "~/http/status-of";
import { textOfImport } from "~/http/text-of-import";
import { keepVisit, visitTokenOf } from "~/http/visit-cookie";

const asked = (headers: Record<string, string> = {}, url = "https://fieldwise.example/") =>
  new Request(url, { headers });
/** The request of a browser that was answered with this cookie. */
const withCookie = (line: string, url?: string) => asked({ Cookie: line.split(";")[0] ?? "" }, url);

describe("where a request comes from", () => {
  it("is its address and browser, or unknown", () => {
    expect(originOf(asked({ "CF-Connecting-IP": "192.0.2.1", "User-Agent": "curl/8" }))).toEqual({
      address: "192.0.2.1",
      userAgent: "curl/8",
    });
    expect(originOf(asked())).toEqual({ address: "unknown", userAgent: "" });
  });

  it.each<[string, Record<string, string>, string]>([
    ["the country that the border sees", { "CF-IPCountry": "DE", "Accept-Language": "en-GB" }, "DE"],
    [
      "the region of the language where the border sees none",
      { "CF-IPCountry": "XX", "Accept-Language": "es-MX,es" },
      "MX",
    ],
    ["the region of the first language alone", { "Accept-Language": "de,en-GB" }, ""],
    ["no script for a region", { "Accept-Language": "zh-Hant-TW" }, ""],
    ["no region that is none", { "Accept-Language": "en-ZZ" }, ""],
    ["nothing where nothing is said", {}, ""],
  ])("begins a form with %s", (_name, headers, country) => {
    expect(likelyCountryOf(asked(headers))).toBe(country);
  });
});

describe("what a browser remembers", () => {
  const appearance = { fontSize: 18, theme: "dark", highContrast: true, menuOpen: false, paper: 45 } as const;

  it("of the looks of pages comes back as it was", async () => {
    expect(await rememberedAppearance(withCookie(await rememberAppearance(appearance)))).toEqual(appearance);
    const usual = await rememberedAppearance(asked());
    expect(await rememberedAppearance(asked({ Cookie: "appearance=nonsense" }))).toEqual(usual);
  });

  it("of the place where somebody wanted to go is a path of ours, or nothing", async () => {
    const [name, line] = await keepReturnPath("/documents/d1?page=2");
    expect(name).toBe("Set-Cookie");
    expect(await returnPathOf(withCookie(line))).toBe("/documents/d1?page=2");
    const [, elsewhere] = await keepReturnPath("https://evil.example/");
    expect(elsewhere).toContain("Max-Age=0");
    expect(await returnPathOf(withCookie(elsewhere))).toBe("");
    expect(await returnPathOf(asked())).toBe("");
    expect((await keepReturnPath(null))[1]).toContain("Max-Age=0");
  });

  it("of the document it tried is out of the reach of scripts and other hosts", async () => {
    const request = asked();
    const [, line] = await keepVisit(request, "production", "token");
    expect(line).toMatch(/^__Host-visit=/);
    expect(line).toMatch(/HttpOnly; Secure|Secure; HttpOnly/);
    expect(await visitTokenOf(withCookie(line), "production")).toBe("token");
    expect((await keepVisit(request, "production", null))[1]).toContain("Max-Age=0");
    expect(await visitTokenOf(request, "production")).toBe("");
  });

  it("of the language goes before what the browser speaks, and that before English", async () => {
    const spanish = await languageCookie.serialize("es");
    expect(await languageOf(asked({ Cookie: spanish, "Accept-Language": "en" }))).toBe("es");
    expect(await languageOf(asked({ "Accept-Language": "es-MX,es;q=0.9,en;q=0.8" }))).toBe("es");
    expect(await languageOf(asked({ "Accept-Language": "fr" }))).toBe("en");
    expect(await languageOf(asked({ Cookie: await languageCookie.serialize("tlh") }))).toBe("en");
  });
});

describe("signing in", () => {
  const entered = async (language: string, returnTo?: unknown, headers: Record<string, string> = {}) => {
    const context = { cloudflare: { env: { APP_ENV: "production" } } };
    const args = { request: asked(headers), context } as unknown as Parameters<typeof completeSignIn>[0];
    const answer = await completeSignIn(args, { token: "secret", language }, { returnTo });
    return { to: answer.headers.get("Location"), cookies: answer.headers.getSetCookie() };
  };

  it("leads on to a path of ours, and to no other site", async () => {
    expect((await entered("en", "/a?b=c")).to).toBe("/login?returnTo=%2Fa%3Fb%3Dc");
    expect((await entered("en", "//evil.example")).to).toBe("/login");
    expect((await entered("en")).to).toBe("/login");
  });

  it("takes the account's language where nobody picked one, and says nothing of English", async () => {
    const said = (cookies: string[]) => cookies.filter((line) => line.startsWith("language=")).length;
    expect(said((await entered("es")).cookies)).toBe(1);
    expect(said((await entered("en")).cookies)).toBe(0);
    const picked = { Cookie: (await languageCookie.serialize("en")).split(";")[0] ?? "" };
    expect(said((await entered("es", undefined, picked)).cookies)).toBe(0);
  });
});

describe("forms", () => {
  it("give their texts by name, the last of several, and no files", () => {
    const form = new FormData();
    form.append("a", "1");
    form.append("a", "2");
    form.append("file", new Blob(["x"]), "x.pdf");
    expect(formFields(form)).toEqual({ a: "2" });
  });

  it("lose a card as soon as it is taken", () => {
    const form = new FormData();
    form.set("cardNumber", "4111");
    const held = cardInForm(form);
    expect([held.read("cardNumber"), held.take("cardNumber"), held.take("cardNumber")]).toEqual([
      "4111",
      "4111",
      "",
    ]);
    expect(form.has("cardNumber")).toBe(false);
    const body: Record<string, unknown> = { CCNumber: 4111, other: { a: 1 } };
    const record = cardInRecord(body, { cardNumber: "CCNumber" });
    expect([record.take("cardNumber"), record.read("other"), record.read("none")]).toEqual(["4111", "", ""]);
    expect(body).not.toHaveProperty("CCNumber");
  });

  it("read of a file that is too long one byte more, and the text of a preview whole", async () => {
    const form = new FormData();
    form.set("text", "preview");
    expect(await textOfImport(form, 3)).toBe("preview");
    form.set("file", new Blob(["0123456789"]), "x.csv");
    expect(await textOfImport(form, 4)).toBe("01234");
    expect(await textOfImport(form, 10)).toBe("0123456789");
    expect(await textOfImport(new FormData(), 4)).toBe("");
  });

  const tried = (form: FormData) =>
    readTriedForm(new Request("https://x.example", { method: "POST", body: form }));

  it("with one document give the first file and short fields", async () => {
    const form = new FormData();
    form.set("kind", "x".repeat(100));
    form.append("file", new Blob([]), "empty.pdf");
    form.append("file", new Blob(["one"]), "one.pdf");
    form.append("file", new Blob(["two"]), "two.pdf");
    const { file, fields, refusal } = await tried(form);
    expect([file?.fileName, new TextDecoder().decode(file?.bytes)]).toEqual(["one.pdf", "one"]);
    expect(fields.kind).toHaveLength(40);
    expect(refusal).toBeNull();
  });

  it("of another kind have nothing, and broken ones say so", async () => {
    const plain = await readTriedForm(new Request("https://x.example", { method: "POST", body: "a=b" }));
    expect(plain).toEqual({ file: null, fields: {}, refusal: null });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const broken = await readTriedForm(
      new Request("https://x.example", { method: "POST", body: "--x\r\nnonsense", headers }),
    );
    expect(broken.refusal).toMatchObject({ code: "invalid", messageKey: "front.problem.no-file" });
    expect(visitLimits.bytes).toBeGreaterThan(0);
  });
});

describe("figures for their reader", () => {
  const writing = { language: "es", culture: "de-DE" } as const;
  const field = {
    key: "total",
    name: "",
    labelKey: "field.total",
    supplier: null,
    isLayout: false,
    checked: 12_345,
    confidence: 975,
    passing: 0,
    passingShare: 0.5,
    wrong: 3,
    bound: 0.01234,
    wanted: 0,
    passingAfter: 1,
  } as unknown as Parameters<typeof shownBudget>[0];

  it("of a budget are counts of the language and shares of the culture", () => {
    expect(shownBudget(field, writing)).toMatchObject({
      checked: "12.345",
      confidence: "97,5 %",
      passing: "50 %",
      wrong: "–",
      bound: "1,23 %",
      wanted: "–",
      passingAfter: "100 %",
    });
    expect(shownBudget({ ...field, passing: 7, wanted: 20 }, writing)).toMatchObject({
      wrong: "3",
      wanted: "20",
    });
    expect(shownBudget({ ...field, confidence: null }, writing)).toMatchObject({
      confidence: null,
      bound: "–",
    });
  });

  it("of a budget's state are one word, and the fields that it was taken back for", () => {
    type Explored = Parameters<typeof shownState>[0];
    const model = {
      baseModelId: "invoices-north-america",
      fields: [{ key: "total", weight: 1, required: true, line: false }],
      passing: null,
    };
    const state = (kept: object | null) =>
      shownState({ model, kept, draws: { checked: 20_000 }, measured: [] } as unknown as Explored, writing);
    expect(state(null)).toMatchObject({ word: "none", draws: null, fields: [] });
    expect(state({ state: "kept", reason: null })).toMatchObject({
      word: "gathering",
      draws: { checked: "20.000", left: "0" },
    });
    expect(state({ state: "withdrawn", reason: "total tax" })).toMatchObject({
      word: "withdrawn",
      fields: [{ labelKey: "field.total" }],
    });
  });

  it("of a value that was found are never rounded up, with its place in percent", () => {
    const found = {
      key: "total",
      value: "1234.50",
      confidence: 0.999,
      box: [0.25, 0.5, 0.75, 0.75],
      reasons: [],
    };
    expect(shownFound(found, { culture: "de-DE", language: "en" })).toMatchObject({
      label: "Total",
      value: "1.234,50",
      confidence: "99%",
      certainty: "sure",
      place: { left: "25%", top: "50%", width: "50%", height: "25%" },
    });
    expect(shownFound({ ...found, box: null }, { culture: "en-US", language: "es" })).toMatchObject({
      value: "1,234.50",
      place: null,
    });
  });

  it("of sums are said in the language, and untested ones have no title", () => {
    const values = { subTotal: "1000.5", tax: "2", total: "1002.5" };
    const equations = [{ key: "equation.net-tax-total", values, holds: true }];
    const shown = shownSums({ state: "consistent", equations }, { culture: "de-DE", language: "en" });
    expect(shown.equations[0]?.text).toContain("1.000,5");
    expect(shown.title).not.toBe("");
    expect(shownSums({ state: "untested", equations: [] }, { culture: "de-DE", language: "en" }).title).toBe(
      "",
    );
  });

  it("of a difference have the field's name as a key, unless the tenant named it", () => {
    const difference = { kind: "weight", field: "total", own: false, before: "1", after: "2" } as never;
    expect(shownDifference(difference, "invoices-north-america")).toEqual({
      kind: "weight",
      name: "total",
      labelKey: "field.total",
      before: "1",
      after: "2",
    });
    const of = (field: string, own: boolean) =>
      shownDifference({ ...(difference as object), field, own } as never, "invoices-north-america").labelKey;
    expect([of("Crate", true), of("", false)]).toEqual([null, null]);
  });
});

describe("what stands above every page", () => {
  const context = (actor: object, tenant: object = {}) =>
    ({
      actor,
      tenant: { id: "t1", name: "Quay", status: "active", deletionDueAt: null, ...tenant },
    }) as never;
  const person = { isSystemAdmin: true } as never;

  it("names a customer only to those who act for one", () => {
    expect(customerDataOf(context({ kind: "person", id: "u1" }), person).picked).toBeNull();
    expect(customerDataOf(context({ kind: "person", id: "u1", onBehalfOf: "t1" }), person).picked).toEqual({
      id: "t1",
      name: "Quay",
    });
    expect(customerDataOf(context({ kind: "key", id: "k1", onBehalfOf: "t1" }), person).picked).toBeNull();
  });

  it("says when an organization is erased", () => {
    const closing = {
      status: "closing",
      deletionDueAt: new Date("2026-05-09T10:00:00Z"),
      countryCode: "GB",
      culture: "en-GB",
      timeZone: "Europe/London",
    };
    expect(customerDataOf(context({ kind: "person", id: "u1" }, closing), person)).toMatchObject({
      status: "closing",
    });
    expect(customerDataOf(context({ kind: "person", id: "u1" }, closing), person).erasedOn).toMatch(
      /09.*05.*2026|9.*May/,
    );
    expect(customerDataOf(context({ kind: "person", id: "u1" }), person).erasedOn).toBeNull();
  });
});

describe("refusals and the search key", () => {
  it.each(Object.entries(statusOf))("%s is answered with %d, a refusal", (code, status) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(new AppError(code as keyof typeof statusOf, "error.unexpected").code).toBe(code);
  });

  type Pressed = { key: string; target: { closest(): unknown }; prevented: boolean; [name: string]: unknown };
  /** Presses a key on a page that has these, and says what was led to. */
  function press(event: Partial<Pressed>, page: { search?: boolean; link?: boolean }, typing = false) {
    const led: string[] = [];
    let listener: (event: unknown) => void = () => {};
    const search = page.search ? { focus: () => led.push("search") } : null;
    const link = page.link ? { click: () => led.push("link") } : null;
    const document = { querySelector: (what: string) => (what.includes("search]") ? search : link) };
    const listen = (_name: string, act: typeof listener) => {
      listener = act;
    };
    new Function("addEventListener", "document", searchKeyScript)(listen, document);
    listener({
      key: "/",
      target: { closest: () => (typing ? {} : null) },
      preventDefault: () => led.push("prevented"),
      ...event,
    });
    return led;
  }

  it("leads to the search of the page, else to that of everything", () => {
    expect(press({}, { search: true, link: true })).toEqual(["prevented", "search"]);
    expect(press({}, { link: true })).toEqual(["prevented", "link"]);
    expect(press({}, {})).toEqual(["prevented"]);
  });

  it("leaves typing, other keys and those of the browser alone", () => {
    expect(press({}, { search: true }, true)).toEqual([]);
    expect(press({ key: "x" }, { search: true })).toEqual([]);
    for (const held of ["ctrlKey", "metaKey", "altKey"])
      expect(press({ [held]: true }, { search: true })).toEqual([]);
  });
});
