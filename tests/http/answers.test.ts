import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "~/domain/errors/app-error";
import type { OrderFinding, OrderMatch } from "~/domain/orders/order-outcome";
import type { DocumentSupplier } from "~/domain/suppliers/document-supplier";
import { attachmentHeaders } from "~/http/attachment";
import { cardInForm, cardInRecord } from "~/http/card-source";
import { orderSentences } from "~/http/order-sentences";
import { preserveFormEntries, signedOutResponse } from "~/http/preserve-form-entries";
import { forgetSource, forgetState, preservedQueryOf, preserveQuery } from "~/http/preserved-query";
import { refusalOf } from "~/http/provider-answers";
import { reportLink, reportQueryOf } from "~/http/report-query";
import { shownOrderFigure } from "~/http/shown-order-figure";
import { supplierSentences } from "~/http/supplier-sentences";

describe("a file that is to be saved", () => {
  const disposition = (name: string) => attachmentHeaders(name, "text/csv")["Content-Disposition"];

  it("keeps its name, with a plain stand-in for old clients", () => {
    expect(disposition("Café 1.csv")).toBe(
      "attachment; filename=\"Caf_ 1.csv\"; filename*=UTF-8''Caf%C3%A9%201.csv",
    );
  });

  it("cannot end its header early or add one", () => {
    for (const name of ['a".csv', "a\\.csv", "a\r\nSet-Cookie: x", "100%.csv", "a';(*).csv"]) {
      const written = disposition(name) ?? "";
      expect(written).not.toMatch(/[\r\n]/);
      const [, plain = ""] = /filename="([^"]*)"; filename\*/.exec(written) ?? [];
      expect(plain).not.toMatch(/["\\%]/);
      const [, encoded = ""] = /UTF-8''(.*)$/.exec(written) ?? [];
      expect(encoded).toMatch(/^[\w.!~%-]*$/);
      expect(decodeURIComponent(encoded)).toBe(name);
    }
  });

  it("with half a character in its name is sent nevertheless", () => {
    expect(disposition("a\uD83D.csv")).toContain("UTF-8''a_.csv");
  });

  it("is neither guessed at nor run nor kept by others", () => {
    expect(attachmentHeaders("a.html", "text/html")).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": "private, no-store",
    });
  });
});

describe("a card in a form", () => {
  it("is read, and gone once it is taken", () => {
    const form = new FormData();
    form.set("cardNumber", "4000000000000002");
    const card = cardInForm(form);
    expect(card.read("cardNumber")).toBe("4000000000000002");
    expect(card.take("cardNumber")).toBe("4000000000000002");
    expect([card.read("cardNumber"), form.has("cardNumber")]).toEqual(["", false]);
    expect(card.read("cvc")).toBe("");
  });

  it("that came as JSON has the names of the API, and numbers are texts", () => {
    const body: Record<string, unknown> = { card_number: 4000, cvc: 123, month: { a: 1 } };
    const card = cardInRecord(body, { cardNumber: "card_number" });
    expect([card.take("cardNumber"), card.take("cvc"), card.take("month")]).toEqual(["4000", "123", ""]);
    expect(body).toEqual({});
  });
});

describe("what an address carries for later", () => {
  const request = (query: string, cookie = "") =>
    new Request(`https://x.example/${query}`, { headers: cookie ? { Cookie: cookie } : {} });
  const cookieOf = ([name, value]: [string, string]) => {
    expect(name).toBe("Set-Cookie");
    return value;
  };

  it("is an invitation, kept in a cookie that only this host gets", async () => {
    const [kept, ...others] = await preserveQuery(request("?state=abc"), "production");
    expect(others).toEqual([]);
    const cookie = cookieOf(kept ?? ["", ""]);
    expect(cookie).toMatch(/^__Host-state=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const back = request("", cookie.split(";")[0]);
    expect((await preservedQueryOf(back, "production")).state).toBe("abc");
  });

  it("of the address comes before that of a cookie", async () => {
    const [kept] = await preserveQuery(request("?state=old"), "production");
    const cookie = cookieOf(kept ?? ["", ""]).split(";")[0];
    expect((await preservedQueryOf(request("?state=new", cookie), "production")).state).toBe("new");
  });

  it("is nothing where nothing is said, or far too much", async () => {
    expect(await preserveQuery(request(""), "production")).toEqual([]);
    expect(await preservedQueryOf(request(`?state=${"x".repeat(301)}`), "production")).toEqual({
      state: null,
      source: null,
    });
  });

  it("is forgotten by cookies that are over", async () => {
    for (const forgotten of [await forgetState(request(""), "production"), await forgetSource()])
      expect(cookieOf(forgotten)).toContain("Max-Age=0");
  });
});

describe("the address of a report", () => {
  it("says documents unless it names another report", () => {
    const asked = reportQueryOf(new Request("https://x.example/reports?modelId=m&by=day&cursor=c"));
    expect(asked).toEqual({
      filter: { modelId: "m", startDate: "", endDate: "", by: "day" },
      report: "documents",
      cursor: "c",
      format: "",
    });
  });

  it("leaves out what is empty", () => {
    expect(reportLink("/reports", { modelId: "", by: "day", name: "a&b" })).toBe(
      "/reports?by=day&name=a%26b",
    );
  });
});

describe("the refusal of a sign-in provider", () => {
  it("is one only where the provider says so", () => {
    expect(refusalOf(new URL("https://x.example/cb?code=1"))).toBeNull();
    expect(refusalOf(new URL("https://x.example/cb?error=access_denied"))).toEqual({
      error: "access_denied",
      description: "",
    });
  });
});

describe("a form whose action fails", () => {
  type Kept = { messageKey: string; typed: [string, string][] };
  const args = () => {
    const body = new FormData();
    body.append("name", "Ann");
    body.append("name", "Lee");
    body.append("file", new File(["x"], "a.pdf"));
    const request = new Request("https://x.example/form", { method: "POST", body });
    return { request, context: {}, params: {} } as unknown as Parameters<typeof preserveFormEntries>[0];
  };
  const thrownBy = async (error: unknown, of = args()) => {
    try {
      await preserveFormEntries(of, () => Promise.reject(error));
    } catch (thrown) {
      return thrown;
    }
    throw new Error("nothing was thrown");
  };
  // The log writes what nobody foresaw to the console.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it("is answered with what was typed, in its order, without its files", async () => {
    const answer = (await thrownBy(new Error("database is away"))) as Response;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      messageKey: "error.typed-kept",
      values: {},
      typed: [
        ["name", "Ann"],
        ["name", "Lee"],
      ],
    });
  });

  it("says nothing of the failure itself", async () => {
    const answer = (await thrownBy(new Error("password=secret"))) as Response;
    expect(await answer.text()).not.toContain("secret");
  });

  it("of somebody who is signed out is kept for this request, and for no other", async () => {
    const of = args();
    const toSignIn = new Response(null, { status: 302, headers: { Location: "/login?returnTo=/form" } });
    const answer = (await thrownBy(toSignIn, of)) as Response;
    expect([answer.status, ((await answer.json()) as Kept).messageKey]).toEqual([401, "error.signed-out"]);
    expect(await signedOutResponse(of.context)?.json()).toMatchObject({
      typed: [
        ["name", "Ann"],
        ["name", "Lee"],
      ],
    });
    expect(signedOutResponse(args().context)).toBeUndefined();
  });

  it("passes on what was meant: answers, errors of ours, and what went well", async () => {
    const elsewhere = new Response(null, { status: 302, headers: { Location: "/documents" } });
    expect(await thrownBy(elsewhere)).toBe(elsewhere);
    const known = new AppError("conflict", "error.conflict");
    expect(await thrownBy(known)).toBe(known);
    expect(await preserveFormEntries(args(), () => Promise.resolve(7))).toBe(7);
  });
});

describe("how a bill stands to its order, in sentences", () => {
  const finding = (change: Partial<OrderFinding>): OrderFinding => ({
    kind: "price",
    row: 2,
    line: "10",
    billed: "12.5",
    agreed: "1000",
    ...change,
  });
  const match = (change: Partial<OrderMatch>): OrderMatch => ({
    outcome: "matched",
    orderId: "o1",
    number: "PO-7",
    findings: [],
    ...change,
  });

  it("is one where all is well", async () => {
    expect(await orderSentences("en", "en-US", match({}))).toEqual(["Purchase order PO-7: matches."]);
    expect(await orderSentences("en", "en-US", match({ number: "" }))).toEqual([
      "Purchase order no number: matches.",
    ]);
  });

  it("names what differs with figures of the culture, and what to do", async () => {
    const german = await orderSentences("en", "de-DE", match({ outcome: "price", findings: [finding({})] }));
    expect(german).toEqual([
      "Purchase order PO-7: a price or the total differs.",
      "Line item 2: the price is 12,5; on the order (line 10) it is 1.000.",
      "Compare with the order. If the supplier is wrong, ask for a corrected bill.",
    ]);
  });

  it("tells one row from the whole bill", async () => {
    const whole = match({
      outcome: "over-invoiced",
      findings: [finding({ kind: "over-invoiced", row: null })],
    });
    expect((await orderSentences("en", "en-US", whole))[1]).toMatch(/^The bill comes to 12\.5/);
    const row = match({ outcome: "over-invoiced", findings: [finding({ kind: "over-invoiced" })] });
    expect((await orderSentences("en", "en-US", row))[1]).toMatch(/^Line item 2/);
  });

  it("says no more of an order that is not there than that", async () => {
    for (const outcome of ["order-unknown", "order-closed", "supplier-differs"] as const) {
      const sentences = await orderSentences(
        "es",
        "es-ES",
        match({ outcome, findings: [finding({ kind: outcome })] }),
      );
      expect(sentences).toHaveLength(2);
      expect(sentences.join()).not.toContain("orders.");
    }
  });
});

describe("whose bill it is, in sentences", () => {
  const tenant = { countryCode: "GB" };
  const supplier = (change: Partial<DocumentSupplier>) =>
    ({
      supplierId: "s1",
      name: "Acme",
      reason: "tax-number",
      outcome: "same",
      signs: [],
      unknown: [],
      open: false,
      changed: null,
      decision: null,
      decidedBy: null,
      decidedAt: null,
      ...change,
    }) as unknown as DocumentSupplier;

  it("names the supplier and why, or says that nobody is on file", async () => {
    expect(await supplierSentences("en", tenant, supplier({}), null)).toEqual([
      "Supplier: Acme (recognized by tax number). Bank account: on file.",
    ]);
    const [nobody] = await supplierSentences("en", tenant, supplier({ name: null, reason: "unknown" }), null);
    expect(nobody).toContain("Supplier: not on file (no supplier matches).");
  });

  it("says what blocks it, and each odd sign", async () => {
    const sentences = await supplierSentences(
      "en",
      tenant,
      supplier({
        open: true,
        outcome: "new-for-known",
        unknown: ["DE27500105175407324931"],
        signs: ["last-digits", "says-changed"],
        changed: "new bank",
      }),
      null,
    );
    expect(sentences[1]).toContain("which is not on file for Acme");
    expect(sentences.slice(2)).toEqual([
      "The bank account differs from one on file only in its last digits.",
      "The document says that bank details have changed: “new bank”.",
    ]);
    const kept = await supplierSentences("en", tenant, supplier({ open: true, decision: "refused" }), null);
    expect(kept[1]).toContain("was rejected on this document");
  });

  it("says who decided, and when, where the organization is", async () => {
    const decided = { decision: "accepted", decidedAt: new Date("2026-07-01T09:00:00Z") } as const;
    const last = async (who: string | null) =>
      (await supplierSentences("en", tenant, supplier(decided), who)).at(-1);
    expect(await last("Ann Lee")).toMatch(/^Ann Lee verified it on 01\/07\/2026 10:00/);
    expect(await last(null)).toMatch(/^Someone verified it on/);
  });
});

describe("figures of an order", () => {
  it("are written as in the organization's country, to four decimals", () => {
    expect(shownOrderFigure(1234.5, { countryCode: "DE" })).toBe("1.234,5");
    expect(shownOrderFigure(0.123456, { countryCode: "US" })).toBe("0.1235");
    expect(shownOrderFigure(0, { countryCode: "US" })).toBe("0");
    expect(shownOrderFigure(null, { countryCode: "US" })).toBe("–");
  });
});
