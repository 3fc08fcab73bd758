import { documentBody, lineBody, listedBody, summaryBody } from "@workers/api/document-body";
import { shownUser, userBody, userListQuery } from "@workers/api/user-schemas";
import { describe, expect, it } from "vitest";
import { encodeConcerns } from "~/domain/documents/concerns";
import type { DocumentDetails } from "~/domain/documents/document-details";

/** Says every text as its key and what fills it. */
const t = ((key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(" ")) as never;

const row = {
  id: "d1",
  fileName: "a.pdf",
  source: "mail",
  status: "failed",
  readiness: "look",
  confidence: 0.5,
  problem: null,
  pageCount: 2,
  receivedOn: new Date("2026-03-01T10:00:00Z"),
  processedOn: null,
  revision: 3,
};
const place = { page: 2, box: [0.1, 0.2, 0.3, 0.4] };
const field = {
  key: "total",
  name: "",
  type: "amount",
  labelKey: "field.total",
  line: false,
  weight: 1,
  required: true,
  value: "12.50",
  raw: "12,50",
  confidence: 0.5,
  place,
  reasons: [{ key: "reason.below", values: { label: "Total" } }],
  edited: false,
};
const details = (more: object = {}) =>
  ({
    ...row,
    training: null,
    concerns: [],
    score: 3,
    threshold: 5,
    fields: [field],
    columns: [
      { key: "quantity", name: "", type: "number", labelKey: "field.quantity", weight: 1, required: false },
    ],
    lineItems: [],
    proof: { state: "untested", equations: [], change: null },
    origin: null,
    findings: [],
    duplicates: [],
    supplier: null,
    order: null,
    parentDocumentId: null,
    firstPage: null,
    lastPage: null,
    split: null,
    pages: [],
    ...more,
  }) as unknown as DocumentDetails;
const answer = (more: object = {}) => documentBody(t, details(more));

describe("a document as the API gives it", () => {
  it("has times in UTC, and its problem in words", () => {
    expect(summaryBody(t, row as never)).toEqual({
      documentId: "d1",
      fileName: "a.pdf",
      source: "mail",
      status: "failed",
      readiness: "look",
      confidence: 0.5,
      problem: null,
      pageCount: 2,
      receivedOn: "2026-03-01T10:00:00.000Z",
      processedOn: null,
      revision: 3,
    });
    expect(summaryBody(t, { ...row, problem: "error.unexpected" } as never).problem).toBe("error.unexpected");
  });

  it("in a list has what speaks against it, unless nobody has to look at it", () => {
    const listed = {
      ...row,
      duplicate: true,
      training: null,
      concerns: encodeConcerns(["missing", "doubtful"]),
    };
    const texts = (more: object) =>
      listedBody(t, { ...listed, ...more } as never).concerns.map(({ text }) => text);
    expect(texts({}).sort()).toEqual(["readiness.concern.doubtful", "readiness.concern.missing"]);
    expect(texts({ readiness: null })).toEqual([]);
    expect(texts({ concerns: null })).toEqual([]);
  });

  it("has each value with its page, box and the reasons in words", () => {
    expect(answer().fields).toEqual([
      {
        key: "total",
        name: "",
        type: "amount",
        weight: 1,
        required: true,
        value: "12.50",
        raw: "12,50",
        confidence: 0.5,
        page: 2,
        box: [0.1, 0.2, 0.3, 0.4],
        reasons: [{ key: "reason.below", text: "reason.below label=Total" }],
        edited: false,
      },
    ]);
    const [nowhere] = answer({ fields: [{ ...field, place: null }] }).fields;
    expect([nowhere?.page, nowhere?.box]).toEqual([null, null]);
  });

  it("has no line items yet: these are read a page at a time", () => {
    expect(answer().lineItems).toEqual([]);
    const cell = {
      value: "3",
      raw: "3",
      confidence: 1,
      place,
      reasons: [{ key: "reason.filled-in", values: {} }],
    };
    expect(lineBody(t, { arithmetic: "agrees", cells: { quantity: cell } } as never)).toMatchObject({
      arithmetic: "agrees",
      cells: { quantity: { value: "3", page: 2, edited: true } },
    });
    const read = { ...cell, reasons: [{ key: "reason.below", values: {} }] };
    const line = lineBody(t, { arithmetic: "agrees", cells: { quantity: read } } as never);
    expect(line.cells.quantity?.edited).toBe(false);
  });

  it("says what adds up, and what would make it", () => {
    const equation = { key: "equation.net-tax-total", values: { total: "12" }, holds: false };
    const change = { key: "proof.change", values: { by: "1" } };
    const { arithmetic } = answer({ proof: { state: "differs", equations: [equation], change } });
    expect(arithmetic).toEqual({
      state: "differs",
      equations: [{ ...equation, text: "equation.net-tax-total total=12" }],
      change: { ...change, text: "proof.change by=1" },
    });
    expect(answer({ proof: { state: "untested", equations: [] } }).arithmetic.change).toBeNull();
  });

  it("names the field of a finding by its label, a column's too, and one that is gone by its key", () => {
    const finding = (about: string | null) =>
      answer({ findings: [{ key: "finding.x", values: {}, field: about }] }).findings[0]?.text;
    expect(finding("total")).toBe("finding.x field=field.total name=");
    expect(finding("quantity")).toBe("finding.x field=field.quantity name=");
    expect(finding("gone")).toBe("finding.x field=gone");
    expect(finding(null)).toBe("finding.x field=");
  });

  it("says with what it was read, once it was", () => {
    const origin = { engineVersion: "1.9", modelVersion: "base-3", inputHash: "ab" };
    expect(answer({ origin })).toMatchObject(origin);
    expect(answer()).toMatchObject({ engineVersion: null, modelVersion: null, inputHash: null });
  });

  it("says what it looks like, whose it is and how it stands to its order", () => {
    const duplicate = { documentId: "d2", fileName: "b.pdf", level: "file", likeness: null, earlier: true };
    expect(answer({ duplicates: [duplicate] }).duplicates).toEqual([
      { ...duplicate, text: "duplicates.level.file" },
    ]);
    const supplier = {
      supplierId: "s1",
      name: "Quay",
      number: "S-1",
      reason: "name",
      outcome: "new-for-known",
      signs: ["changed-name"],
      changed: "Kay",
      accounts: ["DE1"],
      unknown: ["DE2"],
      open: true,
      decision: null,
      decidedAt: null,
    };
    expect(answer({ supplier }).supplier).toMatchObject({
      bankAccount: "new-for-known",
      signs: [{ sign: "changed-name", text: "suppliers.sign.changed-name words=Kay" }],
      notOnFile: ["DE2"],
      needsSecondPerson: true,
      decidedOn: null,
    });
    const decided = { ...supplier, changed: null, decidedAt: new Date("2026-03-02T00:00:00Z") };
    expect(answer({ supplier: decided }).supplier).toMatchObject({
      decidedOn: "2026-03-02T00:00:00.000Z",
      signs: [{ text: "suppliers.sign.changed-name words=" }],
    });
    const order = {
      outcome: "over-billed",
      orderId: "o1",
      number: "PO-1",
      findings: [{ kind: "price", row: 0, line: "1", billed: "12", agreed: "10" }],
    };
    expect(answer({ order }).order).toMatchObject({
      text: "orders.outcome.over-billed",
      findings: [{ finding: "price", lineItem: 0, orderLine: "1", billed: "12", agreed: "10" }],
    });
    expect(answer()).toMatchObject({ supplier: null, order: null });
  });

  it("tells of a page what was read, and not why it was not", () => {
    const page = {
      number: 1,
      state: "failed",
      width: 10,
      height: 14,
      turns: 0,
      source: "ocr",
      confidence: null,
      problem: "x",
    };
    expect(answer({ pages: [page] }).pages).toEqual([
      { number: 1, state: "failed", width: 10, height: 14, source: "ocr", confidence: null },
    ]);
  });
});

describe("users of the API's organization", () => {
  const user = {
    id: "u1",
    givenName: "Ann",
    familyName: "Lee",
    email: "ann@x.example",
    roleId: "r1",
    roleName: "Clerk",
    status: -1,
    features: null,
    passwordHash: "hush",
  };

  it("are shown by the names that the specification gives, and with nothing else", () => {
    const shown = shownUser("t1", user as never);
    expect(shown).toEqual({
      userId: "u1",
      tenantId: { value: "t1" },
      firstName: "Ann",
      lastName: "Lee",
      email: "ann@x.example",
      roleId: "r1",
      roleName: "Clerk",
      userStatus: -1,
      features: null,
    });
  });

  it("are changed by name, role and features, and listed by texts that the operation judges", () => {
    const body = { firstName: "Ann", lastName: "Lee", roleId: "r1" };
    expect(userBody.safeParse(body).success).toBe(true);
    expect(userBody.safeParse({ ...body, features: null }).success).toBe(true);
    for (const wrong of [{ firstName: undefined }, { features: "all" }, { features: [1] }, { roleId: 7 }])
      expect(userBody.safeParse({ ...body, ...wrong }).success).toBe(false);
    expect(userListQuery.parse({ page: "x", size: "1e9" })).toEqual({ page: "x", size: "1e9" });
  });
});
