import type { SubmissionResult } from "@conform-to/react";
import { buttonsOf, choicesOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { EmailCodeForm } = await import("~/components/accounts/email-code-form");
const { EndSessionsForm } = await import("~/components/accounts/end-sessions-form");
const { SecondFactorSettings } = await import("~/components/accounts/second-factor-settings");
const { NewApp } = await import("~/components/accounts/new-app");
const { ProfileTabs } = await import("~/components/accounts/profile-tabs");
const { ProviderLinks } = await import("~/components/accounts/provider-links");
const { RecoveryCodes } = await import("~/components/accounts/recovery-codes");
const { SessionsList } = await import("~/components/accounts/sessions-list");
const { SignInAgain } = await import("~/components/accounts/sign-in-again");
const { SignInForm } = await import("~/components/accounts/sign-in-form");
const { SignUpForm } = await import("~/components/accounts/sign-up-form");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);

/** A form that the server refused: what was typed, and the keys of what is wrong by field. */
const refused = (
  typed: Record<string, string>,
  error: Record<string, string[]> = {},
  fields = Object.keys(typed),
): SubmissionResult => ({ status: "error", initialValue: typed, error, fields });
const namesOf = (html: string) => controlsOf(html).map(({ name }) => name);
const errorOf = (html: string, name: string) => {
  const control = controlsOf(html).find((one) => one.name === name);
  return control?.invalid ? control.described : null;
};

describe("a form of two steps by e-mail", () => {
  type Answer = Parameters<typeof EmailCodeForm>[0]["answer"];
  const drawn = (answer: Answer, more: Record<string, unknown> = {}) =>
    rendered(EmailCodeForm, { answer, local: false, submit: "Finish", ...more });

  it("asks for the e-mail first, and for nothing else", () => {
    const html = drawn(undefined, { email: "ann@x.example" });
    expect(namesOf(html)).toEqual(["email"]);
    expect(controlsOf(html)[0]?.value).toBe("ann@x.example");
    expect(buttonsOf(html)).toEqual([`intent=send-code ${t("signup.send-code")}`]);
  });

  it("asks for the code once it was sent, and finishes by Enter", () => {
    const html = drawn({ sentTo: "ann@x.example", lastResult: refused({ email: "ann@x.example" }) });
    expect(namesOf(html)).toEqual(["email", "code"]);
    expect(buttonsOf(html)).toEqual([
      "intent=finish Finish",
      `intent=send-code ${t("signup.send-new-code")}`,
    ]);
    expect(wordsOf(html)).toContain(t("signup.code-sent", { email: "ann@x.example" }));
  });

  it("stays at the second step after a wrong code, with what was typed but no password", () => {
    const lastResult = refused(
      { email: "a@x.example", code: "12", password: "secret" },
      { code: ["form.required"] },
    );
    const html = drawn({ lastResult }, { newPassword: true });
    expect(namesOf(html)).toEqual(["email", "code", "password", "passwordConfirmation"]);
    expect(errorOf(html, "code")).toContain(t("form.required"));
    expect(html).toContain('value="12"');
    expect(html).not.toContain("secret");
    expect(wordsOf(html)).not.toContain(t("signup.code-sent", { email: "a@x.example" }));
  });

  it("goes back to the first step after a wrong e-mail", () => {
    const html = drawn({ lastResult: refused({ email: "a" }, { email: ["form.required"] }) });
    expect(namesOf(html)).toEqual(["email"]);
    expect(errorOf(html, "email")).toContain(t("form.required"));
  });

  it("asks for the present password at both steps, and only once where a new one is asked for, too", () => {
    expect(namesOf(drawn(undefined, { currentPassword: true }))).toEqual(["email", "password"]);
    const second = { sentTo: "a@x.example", lastResult: refused({ email: "a@x.example" }) };
    expect(namesOf(drawn(second, { currentPassword: true }))).toEqual(["email", "password", "code"]);
  });

  it("leads to the outbox on one's own machine alone", () => {
    const sent = { sentTo: "a@x.example", lastResult: refused({}) };
    expect(linksOf(drawn(sent, { local: true }))).toEqual(["/dev/outbox"]);
    expect(linksOf(drawn(sent))).toEqual([]);
  });
});

describe("signing up", () => {
  type Props = Parameters<typeof SignUpForm>[0];
  const drawn = (more: Partial<Props> = {}) =>
    rendered(SignUpForm, {
      countries: [
        { code: "DE", name: "Germany" },
        { code: "GB", name: "United Kingdom" },
      ],
      likelyCountry: "DE",
      sold: { countries: "Germany", here: true },
      local: false,
      answer: undefined,
      ...more,
    });
  const sent = { sentTo: "a@x.example", lastResult: refused({ email: "a@x.example" }, {}, ["email"]) };

  it("says first where plans are sold, to whom they are not", () => {
    const notice = t("signup.no-plans", { countries: "Germany" });
    expect(wordsOf(drawn())).not.toContain(notice);
    const elsewhere = { countries: "Germany", here: false };
    expect(wordsOf(drawn({ sold: elsewhere }))).toContain(notice);
    expect(linksOf(drawn({ sold: elsewhere }))).toContain("/pricing?country=DE");
    expect(wordsOf(drawn({ sold: elsewhere, answer: sent }))).not.toContain(notice);
  });

  it("asks for the rest once the code was sent, from the country where somebody seems to be", () => {
    const html = drawn({ answer: sent });
    expect(namesOf(html)).toEqual([
      "email",
      "code",
      "password",
      "passwordConfirmation",
      "countryCode",
      "givenName",
      "familyName",
    ]);
    expect(controlsOf(html).find(({ name }) => name === "countryCode")?.value).toBe("DE");
    expect(choicesOf(html, "countryCode").map(([code]) => code)).toEqual(["", "DE", "GB"]);
  });

  it("guesses no country for somebody who chose none", () => {
    const lastResult = refused(
      { email: "a@x.example", code: "1", givenName: "Ann" },
      { countryCode: ["form.required"] },
    );
    const country = controlsOf(drawn({ answer: { lastResult } })).find(({ name }) => name === "countryCode");
    expect([country?.value, country?.invalid]).toEqual(["", true]);
    const chosen = refused({ email: "a@x.example", code: "1", countryCode: "GB" });
    expect(
      controlsOf(drawn({ answer: { lastResult: chosen } })).find(({ name }) => name === "countryCode")?.value,
    ).toBe("GB");
  });

  it("creates by the first button, which Enter presses", () => {
    expect(buttonsOf(drawn({ answer: sent })).map((button) => button.split(" ")[0])).toEqual([
      "intent=create",
      "intent=send-code",
    ]);
    expect(linksOf(drawn({ answer: sent }))).toEqual(["/login", "/login"]);
  });
});

describe("signing in", () => {
  it("keeps the e-mail and where to go, never the password", () => {
    const lastResult = refused(
      { email: "a@x.example", password: "secret" },
      { "": ["accounts.problem.sign-in"] },
    );
    const html = rendered(SignInForm, { lastResult, returnTo: "/documents/d1" });
    expect(hiddenOf(html)).toEqual({ returnTo: "/documents/d1" });
    expect(html).toContain('value="a@x.example"');
    expect(html).not.toContain("secret");
    expect(html).toMatch(/role="alert"/);
  });

  it("by a provider goes to where somebody wanted to, asking again who it is where that was asked", () => {
    const providers = [{ id: "microsoft", name: "Microsoft" }];
    const links = (returnTo: string, again?: boolean) =>
      linksOf(rendered(ProviderLinks, { providers, returnTo, ...(again !== undefined && { again }) }));
    expect(links("")).toEqual(["/login/microsoft"]);
    expect(links("/a?b=c&d")).toEqual(["/login/microsoft?returnTo=%2Fa%3Fb%3Dc%26d"]);
    expect(links("", true)).toEqual(["/login/microsoft?again="]);
    expect(rendered(ProviderLinks, { providers: [], returnTo: "" })).toBe("");
  });

  it("again comes back to this very page", () => {
    expect(linksOf(rendered(SignInAgain, {}))).toEqual(["/login?again=&returnTo=%2Fhere%3Fpage%3D2"]);
  });
});

describe("the sessions of somebody", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const session = {
    id: "s1",
    userAgent: firefox,
    address: "192.0.2.1",
    createdAt: "1 March",
    lastSeenAt: null,
    isThis: false,
  };
  const drawn = (more: Partial<typeof session> = {}) =>
    rendered(SessionsList, { sessions: [{ ...session, ...more }] });

  it("are each ended by a link, this one by logging out", () => {
    expect(linksOf(drawn())).toEqual(["?end=s1"]);
    expect(buttonsOf(drawn())).toEqual([]);
    expect(linksOf(drawn({ isThis: true }))).toEqual([]);
    expect(attributesOf(drawn({ isThis: true }), "action")).toEqual(["/logout"]);
    expect(wordsOf(drawn({ isThis: true }))).toContain(t("profile.sessions.this"));
  });

  it("are named by browser and system, or by what is known of them", () => {
    expect(wordsOf(drawn())).toContain(t("profile.sessions.device", { browser: "Firefox", system: "Linux" }));
    expect(wordsOf(drawn({ userAgent: "curl/8" }))).toContain(t("profile.sessions.unknown-device"));
    expect(drawn({ userAgent: "<script>" })).not.toContain("<script>");
  });

  it("were last seen when they began, unless later", () => {
    expect(wordsOf(drawn()).match(/1 March/g)).toHaveLength(2);
    expect(wordsOf(drawn({ lastSeenAt: "3 March" } as never))).toMatch(/1 March.*3 March/);
  });

  it("are ended with the password of those who have one", () => {
    const form = (ending: string, hasPassword: boolean) =>
      rendered(EndSessionsForm, { ending, hasPassword, lastResult: undefined });
    expect(namesOf(form("s1", true))).toEqual(["password"]);
    expect(namesOf(form("s1", false))).toEqual([]);
    expect(hiddenOf(form("s1", false))).toEqual({ sessionId: "s1" });
    expect(hiddenOf(form("all", false))).toEqual({});
    expect(buttonsOf(form("all", false))).toEqual([`intent=end-all ${t("profile.sessions.end-all")}`]);
    expect(buttonsOf(form("s1", false))).toEqual([`intent=end ${t("profile.sessions.end")}`]);
  });
});

describe("a second factor", () => {
  const inUse = (doing: string | null, hasPassword = true) =>
    rendered(SecondFactorSettings, { recoveryCodesLeft: 1, hasPassword, lastResult: undefined, doing });

  it("in use says how many codes are left, and offers to renew them or to switch off", () => {
    expect(wordsOf(inUse(null))).toContain(t("profile.factor.on", { codes: 1 }));
    expect(linksOf(inUse(null))).toEqual(["?do=renew", "?do=switch-off"]);
    expect(linksOf(inUse("something"))).toHaveLength(2);
  });

  it("is renewed by a code, and switched off by a code and the password of those who have one", () => {
    expect(namesOf(inUse("renew"))).toEqual(["code"]);
    expect(namesOf(inUse("switch-off"))).toEqual(["password", "code"]);
    expect(namesOf(inUse("switch-off", false))).toEqual(["code"]);
    expect(buttonsOf(inUse("switch-off"))).toEqual([`intent=switch-off ${t("profile.factor.switch-off")}`]);
  });

  it("is set up by a picture, or by its secret in groups of four", () => {
    const html = rendered(NewApp, {
      secret: "ABCDEFGHIJ",
      picture: '<svg viewBox="0 0 1 1"/>',
      hasPassword: false,
      lastResult: undefined,
    });
    expect(wordsOf(html)).toContain("ABCD EFGH IJ");
    expect(attributesOf(html, "src")).toEqual([
      "data:image/svg+xml,%3Csvg%20viewBox%3D%220%200%201%201%22%2F%3E",
    ]);
    const whole = rendered(NewApp, {
      secret: "ABCDEFGH",
      picture: "",
      hasPassword: true,
      lastResult: undefined,
    });
    expect(whole).toContain(">ABCD EFGH</code>");
    expect(namesOf(whole)).toEqual(["password", "code"]);
  });

  it("shows each recovery code once", () => {
    const words = wordsOf(rendered(RecoveryCodes, { codes: ["aaaa-bbbb", "cccc-dddd"] }));
    expect(words).toMatch(/aaaa-bbbb cccc-dddd$/);
  });
});

describe("the tabs of one's own account", () => {
  it.each(["en", "es"] as const)("lead to six pages, each named in %s", (language) => {
    const html = rendered(ProfileTabs, {}, language);
    expect(linksOf(html)).toHaveLength(6);
    expect(new Set(linksOf(html)).size).toBe(6);
    expect(wordsOf(html)).not.toContain("profile.tab");
  });
});
