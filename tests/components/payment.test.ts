import type { SubmissionResult } from "@conform-to/react";
import { buttonsOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { testCards } from "~/domain/billing/test-cards";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { MethodForm } = await import("~/components/payment/method-form");
const { OfferFields } = await import("~/components/payment/offer-fields");
const { PaidView } = await import("~/components/payment/paid-view");
const { PaymentForm } = await import("~/components/payment/payment-form");
const { PlanCard } = await import("~/components/payment/plan-card");
const { TestCardsNotice } = await import("~/components/payment/test-cards-notice");
const { AgreementPage } = await import("~/components/tenants/agreement-page");
const { CreateTenantForm } = await import("~/components/tenants/create-tenant-form");
const { DeletionForm } = await import("~/components/tenants/deletion-form");
const { ExportProgress } = await import("~/components/tenants/export-progress");
const { ExportsTable } = await import("~/components/tenants/exports-table");
const { SettingsForm } = await import("~/components/tenants/settings-form");
const { StandingNotice } = await import("~/components/tenants/standing-notice");
const { TenantLinks } = await import("~/components/tenants/tenant-links");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);
const refused = (typed: Record<string, string>, error: Record<string, string[]> = {}): SubmissionResult => ({
  status: "error",
  initialValue: typed,
  error,
  fields: Object.keys(typed),
});
const controlIn = (html: string, name: string) => controlsOf(html).find((one) => one.name === name);
const namesOf = (html: string) => controlsOf(html).map(({ name }) => name);

describe("the billing form", () => {
  type Props = Parameters<typeof PaymentForm>[0];
  const drawn = (more: Partial<Props> = {}) =>
    rendered(PaymentForm, {
      planCode: "basic-de",
      partner: false,
      withCard: true,
      elsewhere: false,
      trialOffered: true,
      billedOn: "2026-03-31",
      price: "€19.00",
      country: "Germany",
      payer: { givenName: "Ann", familyName: "Lee" },
      years: ["2026", "2027"],
      month: "03",
      lastResult: undefined,
      codeAccepted: false,
      ...more,
    });

  it("begins with the account's name, the country for good and the trial ticked", () => {
    const html = drawn();
    expect(controlIn(html, "ccFirstName")?.value).toBe("Ann");
    expect(html).toMatch(/name="country"[^>]*disabled=""[^>]*value="Germany"|disabled=""[^>]*name="country"/);
    expect(controlIn(html, "freeTrial")?.checked).toBe(true);
    expect(controlIn(drawn({ trialOffered: false }), "freeTrial")).toBeUndefined();
  });

  it("asks for a card only where this page takes it", () => {
    const card = ["cardNumber", "ccCardCode", "month", "year", "nameOnCard"];
    expect(namesOf(drawn())).toEqual(expect.arrayContaining(card));
    for (const name of card) expect(namesOf(drawn({ withCard: false }))).not.toContain(name);
  });

  it("never fills number or code of a card in again, but all else", () => {
    const typed = {
      ccFirstName: "Bo",
      cardNumber: "4111111111111111",
      ccCardCode: "123",
      month: "11",
      year: "2027",
      ccZip: "10115",
    };
    const html = drawn({ lastResult: refused(typed) });
    expect(html).not.toContain("4111111111111111");
    expect(controlIn(html, "ccCardCode")?.value).toBe("");
    expect([controlIn(html, "month")?.value, controlIn(html, "year")?.value]).toEqual(["11", "2027"]);
    expect([controlIn(html, "ccFirstName")?.value, controlIn(html, "ccZip")?.value]).toEqual(["Bo", "10115"]);
  });

  it("keeps the trial as it was sent, not as it is offered", () => {
    expect(controlIn(drawn({ lastResult: refused({ freeTrial: "on" }) }), "freeTrial")?.checked).toBe(true);
    expect(controlIn(drawn({ lastResult: refused({}) }), "freeTrial")?.checked).toBe(false);
  });

  it("says what failed: the code, the payment, or what was typed", () => {
    const heading = (error: Record<string, string[]>) =>
      /<h2[^>]*>([^<]*)</.exec(drawn({ lastResult: refused({}, error) }))?.[1];
    expect(heading({ couponCode: ["billing.problem.coupon-invalid"] })).toBe(
      t("billing.problem.promo-failed"),
    );
    expect(heading({ "": ["billing.problem.test-cards-only"] })).toBe(t("billing.problem.payment-failed"));
    expect(heading({ ccFirstName: ["form.required"] })).toBe(t("form.problems"));
  });

  it("of a partner asks for its code and offers no trial", () => {
    const html = drawn({ partner: true });
    expect(controlIn(html, "freeTrial")).toBeUndefined();
    expect(controlIn(html, "couponCode")?.label).toBe(t("billing.payment.partner-code"));
    expect(html).toMatch(/name="couponCode"|maxLength="15"/);
    expect(buttonsOf(html).at(-1)).toBe(t("billing.payment.proceed"));
  });

  it("names the code in its summary as the form does, a partner's otherwise", () => {
    const lastResult = refused({ couponCode: "x" }, { couponCode: ["billing.problem.coupon-invalid"] });
    const wrong = t("billing.problem.coupon-invalid");
    expect(wordsOf(drawn({ lastResult }))).toContain(`${t("billing.payment.coupon")}: ${wrong}`);
    expect(wordsOf(drawn({ lastResult, partner: true }))).toContain(
      `${t("billing.payment.partner-code")}: ${wrong}`,
    );
  });

  it("keeps its first button out of sight and of the way of the keyboard", () => {
    expect(drawn()).toMatch(/<button type="submit" class="sr-only" tabindex="-1" aria-hidden="true">/i);
  });

  it("has both ways to go on for a browser without script, the style sheet showing one", () => {
    expect(buttonsOf(drawn()).slice(-2)).toEqual([
      t("billing.payment.proceed-to-pay"),
      t("billing.payment.start-trial"),
    ]);
    expect(drawn()).not.toMatch(/<button[^>]* disabled=""/);
  });

  it("says that a code was accepted only while it stands there", () => {
    const accepted = t("billing.payment.coupon-accepted");
    const typed = refused({ couponCode: "SPRING26" });
    expect(wordsOf(drawn({ lastResult: typed, codeAccepted: true }))).toContain(accepted);
    expect(wordsOf(drawn({ lastResult: refused({}), codeAccepted: true }))).not.toContain(accepted);
    expect(wordsOf(drawn({ lastResult: typed }))).not.toContain(accepted);
  });

  it("is sent as a page where the payment service has one of its own", () => {
    expect(drawn({ elsewhere: true })).toContain("data-whole");
    expect(drawn()).not.toContain("data-whole");
  });
});

describe("trial and code", () => {
  const drawn = (more: Partial<Parameters<typeof OfferFields>[0]>) =>
    rendered(OfferFields, {
      trialOffered: true,
      partner: false,
      billedOn: "2026-03-31",
      price: "€19.00",
      trial: false,
      code: "",
      accepted: false,
      error: undefined,
      onTrial: () => {},
      onCode: () => {},
      onCodeLeft: () => {},
      ...more,
    });
  const lit = (html: string) =>
    attributesOf(html, "class")
      .filter((name) => / border p-4/.test(name))
      .map((name) => name.includes("border-accent"));

  it("light up one at a time, the one in use", () => {
    expect(lit(drawn({}))).toEqual([false, false]);
    expect(lit(drawn({ trial: true }))).toEqual([true, false]);
    expect(lit(drawn({ code: "SPRING26" }))).toEqual([false, true]);
    expect(lit(drawn({ trial: true, code: "SPRING26" }))).toEqual([true, false]);
  });

  it("are as long as a code may be, a partner's longer and asked for", () => {
    const length = (html: string) => attributesOf(html, "maxLength")[0];
    expect([length(drawn({})), length(drawn({ partner: true }))]).toEqual(["8", "15"]);
    const required = (html: string) =>
      /<input[^>]*name="couponCode"[^>]*>/.exec(html)?.[0].includes("required");
    expect([required(drawn({})), required(drawn({ partner: true }))]).toEqual([false, true]);
  });
});

describe("another card", () => {
  const drawn = (error: Record<string, string[]>) =>
    rendered(MethodForm, {
      payer: { givenName: "Ann", familyName: "Lee" },
      country: "Germany",
      years: ["2026"],
      month: "03",
      lastResult: refused({}, error),
    });

  it("that was declined is told from one that was mistyped", () => {
    expect(wordsOf(drawn({ "": ["billing.problem.test-cards-only"] }))).toContain(
      t("billing.problem.payment-failed"),
    );
    const mistyped = wordsOf(drawn({ cardNumber: ["form.required"] }));
    expect(mistyped).toContain(`${t("billing.payment.card-number")}: ${t("form.required")}`);
    expect(mistyped).not.toContain(t("billing.problem.payment-failed"));
  });
});

describe("what follows a payment", () => {
  const trial = { endsOn: "2026-03-31", monthlyPrice: 1_900, currency: "EUR" };

  it("is asked for again until the payment is confirmed", () => {
    const html = rendered(PaidView, { plan: "", trial: null });
    expect(wordsOf(html)).toContain(t("billing.paid.waiting"));
    expect(html).toContain('http-equiv="refresh"');
    expect(linksOf(html)).toEqual(["/here?page=2"]);
  });

  it("leads to the dashboard, and says when a trial ends and what it costs then", () => {
    const paid = rendered(PaidView, { plan: "Basic", trial: null });
    expect(linksOf(paid)).toEqual(["/dashboard"]);
    expect(wordsOf(paid)).toContain(t("billing.paid.title"));
    const words = wordsOf(rendered(PaidView, { plan: "Basic", trial }));
    expect(words).toContain(t("billing.paid.trial-title"));
    expect(words).toMatch(/19\.00/);
    expect(wordsOf(rendered(PaidView, { plan: "Basic", trial }, "es"))).toMatch(/19,00/);
  });
});

describe("a plan that is offered", () => {
  const plan = {
    code: "basic de",
    tier: "basic",
    countryCode: "DE",
    rank: 1,
    introductionKey: "billing.plan.included_other",
    trialNoteKey: "billing.payment.trial",
    currency: "EUR",
    monthlyPrice: 1_900,
    documentsIncluded: 12_500,
    overagePrice: 9,
    paddlePriceId: null,
    paddleTrialPriceId: null,
    paddleOveragePriceId: null,
  };
  const drawn = (more: Partial<Parameters<typeof PlanCard>[0]> = {}, language: "en" | "es" = "en") =>
    rendered(PlanCard, { plan, trialOffered: false, highlighted: false, ...more }, language);

  it("says what it costs and gives as the reader's language writes it", () => {
    expect(wordsOf(drawn())).toMatch(/19\.00.*12,500.*0\.09/);
    expect(wordsOf(drawn({}, "es"))).toMatch(/19,00.*12\.500.*0,09/);
  });

  it("leads to paying for it, or elsewhere as a page of its own", () => {
    expect(linksOf(drawn())).toEqual(["/payment_process/payment_information?plan=basic%20de"]);
    expect(drawn()).not.toContain("data-whole");
    const other = drawn({ to: "/signup", start: "Try it" });
    expect(linksOf(other)).toEqual(["/signup"]);
    expect(other).toContain("data-whole");
    expect(attributesOf(other, "aria-label")[0]).toMatch(/^Try it: /);
  });

  it("speaks of a trial only where there is one", () => {
    expect(wordsOf(drawn({ trialOffered: true })).length).toBeGreaterThan(wordsOf(drawn()).length);
  });
});

describe("the cards of the sandbox", () => {
  it.each(["en", "es"] as const)("each say in %s what becomes of them", (language) => {
    const words = wordsOf(rendered(TestCardsNotice, {}, language));
    for (const { number, behaviour } of testCards)
      expect(words).toContain(`${number} ${said(`billing.test-card.${behaviour}`, {}, language)}`);
    expect(words).not.toContain("billing.");
  });
});

const long = {
  title: "Terms",
  sections: [{ heading: "One", paragraphs: ["First.", "- a", "- b", "Last."] }],
};

describe("creating an organization", () => {
  const drawn = (lastResult?: SubmissionResult, countryCode = "GB") =>
    rendered(CreateTenantForm, {
      agreements: { terms: long, privacy: { ...long, title: "Privacy" } },
      countries: [
        { code: "GB", name: "United Kingdom" },
        { code: "AU", name: "Australia" },
      ],
      countryCode,
      lastResult,
    });

  it("begins with the country, and the data center that covers it", () => {
    expect(controlIn(drawn(), "countryCode")?.value).toBe("GB");
    expect(controlIn(drawn(), "dataCenter")?.value).toBe("eu");
    expect(controlIn(drawn(undefined, "AU"), "dataCenter")?.value).toBe("au");
  });

  it("can be sent without script, and has a button to look for data centers again", () => {
    const html = drawn();
    expect(html).not.toMatch(/<button[^>]* disabled=""/);
    expect(buttonsOf(html)).toContain(`intent=country ${t("tenants.update-data-centers")}`);
    expect(wordsOf(html)).not.toContain(t("tenants.create.not-ready"));
  });

  it("has agreements that are read on pages of their own, and remembers what was agreed to", () => {
    expect(hiddenOf(drawn())).toEqual({});
    expect(buttonsOf(drawn())).toEqual(
      expect.arrayContaining([`intent=terms ${t("tenants.read", { text: "Terms" })}`]),
    );
    const agreed = drawn(refused({ termsAndConditions: "agreed", countryCode: "GB" }));
    expect(hiddenOf(agreed)).toEqual({ termsAndConditions: "agreed" });
  });

  it("says what is missing by its label, and nothing of what was agreed to", () => {
    const error = { tenantName: ["form.required"], privacyPolicy: ["form.required"] };
    const words = wordsOf(drawn(refused({ countryCode: "GB" }, error)));
    expect(words).toContain(`${t("tenants.name")}: ${t("form.required")}`);
    expect(words).toContain(`Privacy: ${t("form.required")}`);
  });

  it("leaves by signing out", () => {
    expect(attributesOf(drawn(), "formaction").concat(attributesOf(drawn(), "formAction"))).toContain(
      "/logout",
    );
  });

  it("hands back what was typed from the page of an agreement", () => {
    const html = rendered(AgreementPage, {
      which: "privacy",
      text: long,
      typed: { city: "Bath", "a<b": "1" },
    });
    expect(hiddenOf(html)).toMatchObject({ city: "Bath" });
    expect(buttonsOf(html)).toEqual([
      `intent=agree-privacy ${t("tenants.agree")}`,
      `intent=back ${t("form.back")}`,
    ]);
    expect(html).toContain("<p>First.</p><ul><li>a</li><li>b</li></ul><p>Last.</p>");
  });
});

describe("an organization's own pages", () => {
  const settings = {
    name: "Quay",
    companyName: "Quay Ltd",
    addressLine1: "1 Pier",
    addressLine2: "",
    city: "Bath",
    state: "",
    postalCode: "BA1",
    language: "es",
    dataCenter: "eu",
  };
  type Settings = Parameters<typeof SettingsForm>[0];
  const form = (answer: Settings["answer"], agreed: string | null = null) =>
    rendered(SettingsForm, {
      settings: settings as unknown as Settings["settings"],
      country: "United Kingdom",
      since: "1 March",
      agreed,
      answer,
    });

  it("have what is for good as text, and the rest to be changed", () => {
    expect(namesOf(form(null))).not.toContain("dataCenter");
    expect(wordsOf(form(null))).toContain(t("tenants.data-center.eu"));
    expect(controlIn(form(null), "language")?.value).toBe("es");
    expect(wordsOf(form(null))).not.toContain(t("tenants.settings.agreed"));
    expect(wordsOf(form(null, "2 March"))).toContain(t("tenants.settings.agreed"));
  });

  it("keep what was typed and refused, an emptied value included", () => {
    const problems = [{ field: "city", messageKey: "form.required", values: {} }];
    const html = form({ problems, typed: { city: "", companyName: "New" } });
    expect([controlIn(html, "city")?.value, controlIn(html, "companyName")?.value]).toEqual(["", "New"]);
    expect(controlIn(html, "addressLine1")?.value).toBe("1 Pier");
    expect(controlIn(html, "city")?.described).toContain(t("form.required"));
  });

  it("ask for the name before anything is deleted", () => {
    const html = rendered(DeletionForm, { name: "Quay", answer: null });
    expect(controlIn(html, "confirmation")?.label).toBe(t("tenants.deletion.confirmation", { name: "Quay" }));
    const problems = [{ field: "confirmation", messageKey: "form.required", values: {} }];
    const again = rendered(DeletionForm, {
      name: "Quay",
      answer: { problems, typed: { confirmation: "Quai" } },
    });
    expect(controlIn(again, "confirmation")).toMatchObject({ value: "Quai", invalid: true });
  });

  it("say that an organization is read-only, and why", () => {
    const notice = (status: string) =>
      rendered(StandingNotice, { status, erasedOn: "9 May" } as Parameters<typeof StandingNotice>[0]);
    expect(notice("active")).toBe("");
    expect(linksOf(notice("closing"))).toEqual(["/tenant/deletion"]);
    expect(wordsOf(notice("closing"))).toContain("9 May");
    expect(linksOf(notice("suspended"))).toEqual(["/tenant/suspended"]);
  });

  it("lead to what the reader may see", () => {
    const links = (exports: boolean, deletion: boolean, audit: boolean) =>
      rendered(TenantLinks, { exports, deletion, audit });
    expect(links(false, false, false)).toBe("");
    expect(linksOf(links(true, true, true))).toEqual(["/audit", "/tenant/export", "/tenant/deletion"]);
    expect(linksOf(links(false, true, false))).toEqual(["/tenant/deletion"]);
  });
});

describe("the exports of an organization", () => {
  type Export = Parameters<typeof ExportsTable>[0]["exports"][number];
  const one = (more: Partial<Export> = {}): Export => ({
    id: "e1",
    state: "ready",
    requested: "1 March",
    expires: null,
    parts: [
      { number: 1, byteSize: 20, documents: 0 },
      { number: 2, byteSize: 12_340_000, documents: 1 },
    ] as unknown as Export["parts"],
    ...more,
  });
  const drawn = (more: Partial<Export> = {}) => rendered(ExportsTable, { exports: [one(more)] });

  it("can be downloaded while they are there", () => {
    expect(linksOf(drawn())).toEqual(["/tenant/export/e1/1", "/tenant/export/e1/2"]);
    expect(linksOf(drawn({ state: "running" as Export["state"] }))).toEqual([]);
  });

  it("say what is in each archive, and that a small one is not empty", () => {
    const words = wordsOf(drawn());
    expect(words).toContain(
      `${t("tenants.export.organization")} · ${t("tenants.export.size", { megabytes: "0.1" })}`,
    );
    expect(words).toContain(
      `${t("tenants.export.documents", { count: 1 })} · ${t("tenants.export.size", { megabytes: "12.3" })}`,
    );
  });

  it("under way say how far they are, without a bar while nothing is known", () => {
    expect(rendered(ExportProgress, { done: 0, total: 0 })).not.toContain("<progress");
    expect(rendered(ExportProgress, { done: 3, total: 9 })).toMatch(/<progress max="9" value="3"/);
    expect(rendered(ExportProgress, { done: 0, total: 0 })).toMatch(/<noscript><a href="\/tenant\/export"/);
  });
});
