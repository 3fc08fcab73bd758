import { describe, expect, it } from "vitest";
import { isFreshSignIn } from "~/domain/accounts/fresh-sign-in";
import { auditCursor, parseAuditCursor } from "~/domain/audit/audit-line";
import { pageTextToHash } from "~/domain/billing/page-text-to-hash";
import { hasAcceptedEnding } from "~/domain/documents/accepted-file";
import {
  approvable,
  approvableWhenReviewed,
  isIndividuallyApproved,
  undoableApprovalsSince,
} from "~/domain/documents/approval";
import { bulkBatchSizeOf, maxDocumentsPerCall } from "~/domain/documents/bulk-action";
import { claimEnds } from "~/domain/documents/claim-ends";
import { contentTypeOf } from "~/domain/documents/content-type-of";
import { countOutcomes } from "~/domain/documents/document-outcome";
import { fileDigest } from "~/domain/documents/file-digest";
import { filterPartOf, saveFilterInput } from "~/domain/documents/saved-filter";
import { wordsBox } from "~/domain/documents/words-box";
import { appliesToParty, noDetails, partyDetailNames } from "~/domain/e-invoice/party-details";
import { valuesOfIssue } from "~/domain/errors/issue-words";
import { uniqueName } from "~/domain/exports/unique-name";
import { shownOf } from "~/domain/intake/shown-of";
import { reachableScore } from "~/domain/models/reachable-score";
import { itemKeyOf, orderKeyOf, wordsOfDescription } from "~/domain/orders/order-keys";
import { type OrderFinding, orderOutcomes, outcomeOf } from "~/domain/orders/order-outcome";
import { partName } from "~/domain/splitting/part-name";
import { foldTenantName } from "~/domain/tenants/fold-tenant-name";
import { shownDay, shownMoment } from "~/domain/tenants/shown-day";
import { answeredIds, chunkCount, chunkOf } from "~/domain/training/training-plan";
import { eventSamples } from "~/domain/webhooks/event-samples";
import { webhookEventTypes } from "~/domain/webhooks/webhook-event-types";
import { linksOf } from "~/domain/webhooks/webhook-links";

describe("the name of a file", () => {
  it("gets a number before its ending when it is taken, in any case", () => {
    const taken = new Set<string>();
    const names = ["a.pdf", "A.PDF", "a.pdf", "a (2).pdf", "b", "b", ".env", ".env"].map((name) =>
      uniqueName(name, taken),
    );
    expect(names).toEqual([
      "a.pdf",
      "A (2).PDF",
      "a (3).pdf",
      "a (2) (2).pdf",
      "b",
      "b (2)",
      ".env",
      ".env (2)",
    ]);
  });

  it("of a part says its pages", () => {
    expect(partName("batch.pdf", { first: 3, last: 4 })).toBe("batch-p3-4.pdf");
    expect(partName("batch.PDF", { first: 7, last: 7 })).toBe("batch-p7.pdf");
    expect(partName("scan", { first: 1, last: 2 })).toBe("scan-p1-2.pdf");
  });

  it("is of a document by its ending, in any case", () => {
    for (const name of ["a.pdf", "a.b.JPG", "x.jpeg", "y.PNG"]) expect(hasAcceptedEnding(name)).toBe(true);
    for (const name of ["a.zip", "pdf", "a.pdf.exe", "a.tiff"]) expect(hasAcceptedEnding(name)).toBe(false);
  });

  it("does not decide what a browser is told it is", () => {
    expect([contentTypeOf("pdf"), contentTypeOf("jpeg"), contentTypeOf("png"), contentTypeOf(null)]).toEqual([
      "application/pdf",
      "image/jpeg",
      "image/png",
      "application/octet-stream",
    ]);
  });

  it("is known by its bytes: SHA-256, as in FIPS 180-2, appendix B.1", async () => {
    expect(await fileDigest(new TextEncoder().encode("abc"))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });
});

describe("a text of a sender", () => {
  it("is shown without control characters and cut with a mark", () => {
    expect(shownOf("a\u0000b\r\nc", 20)).toBe("a b  c");
    expect(shownOf("abcdef", 6)).toBe("abcdef");
    expect(shownOf("abcdefg", 6)).toBe("abcde…");
  });

  it("is never cut through a character of two halves", () => {
    const cut = shownOf("abcd😀efg", 6);
    expect(cut).toBe("abcd…");
    expect(shownOf("ab\uD83D", 6)).toBe("ab ");
  });
});

describe("a place in the audit log", () => {
  it("comes back as it was, whatever the id looks like", () => {
    const at = new Date("2026-11-20T09:30:00.123Z");
    for (const id of ["0199a1f0", "a_b_c", ""])
      expect(parseAuditCursor(auditCursor({ at, id }))).toEqual({ at, id });
  });

  it("that nobody gave is no time", () => {
    expect(parseAuditCursor("yesterday").at.getTime()).toBeNaN();
  });
});

describe("a page that is counted", () => {
  const page = (words: [string, number, number][]) => ({
    words: words.map(([text, left, top]) => ({ text, box: [left, top, left + 0.1, top + 0.01] as const })),
  });
  const hashed = (words: [string, number, number][]) =>
    pageTextToHash(page(words) as unknown as Parameters<typeof pageTextToHash>[0]);

  it("is the same a hair's breadth further on, and another with another word or place", () => {
    const one = hashed([["Total", 0.1, 0.2]]);
    expect(hashed([["Total", 0.102, 0.1985]])).toBe(one);
    expect(hashed([["Total", 0.12, 0.2]])).not.toBe(one);
    expect(hashed([["total", 0.1, 0.2]])).not.toBe(one);
    expect(hashed([["Total", 0.2, 0.1]])).not.toBe(one);
  });

  it("without words has nothing to be known by", () => {
    expect(hashed([])).toBeNull();
  });
});

describe("the box around words", () => {
  it("reaches from the outermost edges", () => {
    const words = [
      { box: [0.2, 0.3, 0.4, 0.35] as const },
      { box: [0.1, 0.31, 0.3, 0.4] as const },
      { box: [0.5, 0.2, 0.6, 0.25] as const },
    ];
    expect(wordsBox(words as unknown as Parameters<typeof wordsBox>[0])).toEqual([0.1, 0.2, 0.6, 0.4]);
  });
});

describe("what is approved", () => {
  it("as it stands, unless it missed its confidence: then as reviewed", () => {
    expect(approvable).not.toContain("failed");
    expect(approvable).toContain("success");
    expect(approvableWhenReviewed).toContain("failed");
    expect(approvable.includes("error") || approvableWhenReviewed.includes("error")).toBe(false);
  });

  it("by itself is answered for, from a list unseen is not", () => {
    expect(isIndividuallyApproved({ status: "approved", approvedUnseen: false })).toBe(true);
    expect(isIndividuallyApproved({ status: "approved", approvedUnseen: null })).toBe(true);
    expect(isIndividuallyApproved({ status: "approved", approvedUnseen: true })).toBe(false);
    expect(isIndividuallyApproved({ status: "success", approvedUnseen: false })).toBe(false);
  });

  it("can be taken back for a day", () => {
    expect(undoableApprovalsSince(new Date("2026-03-02T10:00:00Z")).toISOString()).toBe(
      "2026-03-01T10:00:00.000Z",
    );
  });
});

describe("time that is granted", () => {
  const now = new Date("2026-11-20T09:30:00.000Z");
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

  it("to a sign-in by a provider: less than 15 minutes", () => {
    expect(isFreshSignIn(ago(15 * 60_000 - 1), now)).toBe(true);
    expect(isFreshSignIn(ago(15 * 60_000), now)).toBe(false);
    expect(isFreshSignIn(undefined, now)).toBe(false);
  });

  it("to whoever works on a document: ten minutes", () => {
    expect(claimEnds(now).toISOString()).toBe("2026-11-20T09:40:00.000Z");
  });

  it("is written where the organization is", () => {
    const late = new Date("2026-12-31T23:30:00Z");
    expect(shownDay(late, { countryCode: "DE" })).toBe("01.01.2027");
    expect(shownDay(late, { countryCode: "US" })).toBe("12/31/2026");
    expect(shownMoment(late, { countryCode: "DE" })).toContain("00:30");
  });
});

describe("a filter that is kept", () => {
  it("leaves out the page and what is passing, in one order", () => {
    const query = "page=3&text=acme&watch=1&status=failed&startDate=2026-01-01&readiness=&size=50";
    expect(filterPartOf(query)).toBe("startDate=2026-01-01&status=failed&text=acme");
    expect(filterPartOf("?text=a%26b")).toBe("text=a%26b");
    expect(filterPartOf("")).toBe("");
  });

  it("has a name of up to 60 characters", () => {
    const named = (name: string) => saveFilterInput.safeParse({ modelId: "m", name, query: "" });
    expect(named(" Late ").data?.name).toBe("Late");
    expect(named(" ").error?.issues[0]?.message).toBe("list.error.filter-name");
    expect(named("x".repeat(61)).error?.issues[0]?.message).toBe("list.error.filter-name-long");
  });
});

describe("what came of several documents", () => {
  it("is counted by outcome", () => {
    const outcomes = (["done", "conflict", "done", "not-found"] as const).map((outcome, index) => ({
      documentId: String(index),
      outcome,
    }));
    expect(countOutcomes(outcomes)).toEqual({ done: 2, conflict: 1, "not-found": 1 });
    expect(countOutcomes([])).toEqual({ done: 0, conflict: 0, "not-found": 0 });
  });

  it("comes in turns, smaller ones where each takes more", () => {
    expect(bulkBatchSizeOf("approve")).toBe(maxDocumentsPerCall);
    expect(bulkBatchSizeOf("delete")).toBeLessThan(maxDocumentsPerCall);
  });
});

describe("keys of orders", () => {
  it("are compared without separators and case", () => {
    expect(orderKeyOf("po-2026/001 ")).toBe("PO2026001");
    expect(orderKeyOf("ＰＯ１")).toBe("PO1");
    expect(orderKeyOf(" – ")).toBe("");
    expect(itemKeyOf("ab.c_1")).toBe("ABC1");
    expect(orderKeyOf("9".repeat(80))).toHaveLength(60);
  });

  it("of descriptions are their words, without accents", () => {
    expect(wordsOfDescription("Café, 2-door  (Größe M)")).toEqual(["cafe", "2", "door", "große", "m"]);
    expect(wordsOfDescription(" - ")).toEqual([]);
    expect(wordsOfDescription("x ".repeat(50))).toHaveLength(40);
  });

  it("the gravest of what was found is the outcome, in whatever order it was found", () => {
    const finding = (kind: OrderFinding["kind"]): OrderFinding => ({
      kind,
      row: null,
      line: null,
      billed: "",
      agreed: "",
    });
    expect(outcomeOf([])).toBe("matched");
    expect(outcomeOf([finding("price"), finding("currency"), finding("quantity")])).toBe("currency");
    for (const outcome of orderOutcomes)
      if (outcome !== "matched") expect(outcomeOf([finding("price"), finding(outcome)])).toBe(outcome);
  });
});

describe("details that a party is asked for", () => {
  it("are of the seller, of the buyer, or of both", () => {
    expect(appliesToParty("buyer", "buyerReference")).toBe(true);
    expect(appliesToParty("seller", "buyerReference")).toBe(false);
    expect(appliesToParty("seller", "iban")).toBe(true);
    expect(appliesToParty("buyer", "iban")).toBe(false);
    for (const side of ["seller", "buyer"] as const) expect(appliesToParty(side, "country")).toBe(true);
    for (const name of partyDetailNames)
      expect(appliesToParty("seller", name) || appliesToParty("buyer", name)).toBe(true);
  });

  it("are all there, empty, while nobody has said them", () => {
    expect(Object.keys(noDetails)).toEqual([...partyDetailNames]);
    expect(new Set(Object.values(noDetails))).toEqual(new Set([""]));
  });
});

describe("what fills the words of a refusal", () => {
  it("are bounds, kinds, choices and names, and nothing of what was typed", () => {
    const issue = { code: "too_big", maximum: 20, input: "secret", path: ["a"], inclusive: true };
    expect(valuesOfIssue(issue)).toEqual({ maximum: 20 });
    expect(valuesOfIssue({ values: ["a", "b"] })).toEqual({ values: "a, b" });
    expect(valuesOfIssue({ keys: ["x"], expected: "string" })).toEqual({ keys: "x", expected: "string" });
  });
});

describe("a training", () => {
  const plan = { learn: ["a", "b", "c"], compare: ["c", "d"] } as unknown as Parameters<
    typeof answeredIds
  >[0];

  it("looks at each answer once, those to compare first", () => {
    expect(answeredIds(plan)).toEqual(["c", "d", "a", "b"]);
  });

  it("goes on in parts, of which the last may be shorter", () => {
    const list = [1, 2, 3, 4, 5];
    expect(chunkCount(list, 2)).toBe(3);
    expect([0, 1, 2, 3].map((chunk) => chunkOf(list, chunk, 2))).toEqual([[1, 2], [3, 4], [5], []]);
    expect(chunkCount([], 2)).toBe(0);
  });

  it("can reach the sum of the weights", () => {
    expect(reachableScore([{ weight: 3 }, { weight: 10 }])).toBe(13);
    expect(reachableScore([])).toBe(0);
  });
});

describe("examples of webhook events", () => {
  const samples = eventSamples("https://x.example");
  const sampleOf = (type: string) => samples.find((sample) => sample.type === type)?.data;

  it("are one for each event, in the order of the list", () => {
    expect(samples.map(({ type }) => type)).toEqual([...webhookEventTypes]);
  });

  it("of documents lead to the document, those without one name none", () => {
    expect(sampleOf("document.approved")).toMatchObject({
      status: "approved",
      links: linksOf("https://x.example", {
        modelId: sampleOf("document.approved")?.modelId ?? "",
        documentId: sampleOf("document.approved")?.documentId ?? "",
      }),
    });
    for (const type of ["webhook.test", "model.promoted", "zip_file.finished"])
      expect(sampleOf(type)).not.toHaveProperty("documentId");
    expect(sampleOf("document.deleted")).not.toHaveProperty("links");
  });

  it("of ERP systems say what was answered there, and only those do", () => {
    expect(sampleOf("document.sent_to_erp")?.erp).toMatchObject({ number: "107023", detail: null });
    expect(sampleOf("document.erp_refused")?.erp).toMatchObject({ number: null, link: null });
    expect(sampleOf("document.approved")).not.toHaveProperty("erp");
  });

  it("have paths of the API below the site", () => {
    expect(linksOf("https://x.example", { modelId: "m", documentId: "d" })).toEqual({
      self: "https://x.example/api/TenantAIModels/m/documents/d",
      result: "https://x.example/api/TenantAIModels/m/documents/d/resultFile/json",
      eInvoice: "https://x.example/api/TenantAIModels/m/documents/d/eInvoice",
      page: "https://x.example/documents/d",
    });
  });
});

describe("names of organizations", () => {
  it("are the same in any case and spacing", () => {
    expect(foldTenantName("  Harbour   ROPE\tLtd ")).toBe("harbour rope ltd");
    expect(foldTenantName("Ｈarbour")).toBe("harbour");
    expect(foldTenantName("Café")).not.toBe(foldTenantName("Cafe"));
  });
});
