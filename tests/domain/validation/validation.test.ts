import { found } from "@tests/support/planted-result";
import { describe, expect, it } from "vitest";
import { bitOf } from "~/domain/documents/concerns";
import type { DocumentStatus } from "~/domain/documents/status";
import { namedDocumentsIn } from "~/domain/exports/named-document";
import { aiReportOf } from "~/domain/validation/ai-report";
import { catalogueFields, refusedValues } from "~/domain/validation/refused-rows";

const model = {
  baseModelId: "invoices-apac",
  threshold: 1,
  fields: ["invoiceNumber", "invoiceDate", "dueDate", "subTotal", "tax", "total", "vendorTaxNumber"].map(
    (key) => ({
      key,
      weight: 1,
      required: key === "invoiceNumber",
      line: false,
    }),
  ),
};

const report = (
  read: Record<string, string>,
  edited: Record<string, string> | null,
  {
    status = "userEdited",
    concerns = 0,
    differs = false,
  }: { status?: DocumentStatus; concerns?: number; differs?: boolean } = {},
) => {
  const values = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, found(text)]));
  return aiReportOf(model, {
    document: { id: "d", fileName: "d.pdf", receivedOn: new Date(0), status, concerns },
    result: {
      documentId: "d",
      attempt: 1,
      fields: values(read),
      editedFields: edited && values(edited),
      inlineItems: [],
      itemPieces: null,
      editedInline: null,
      editedPieces: null,
      findings: [],
      proof: {
        state: differs ? "differs" : "untested",
        equations: differs
          ? [
              {
                key: "equation.net-tax-total",
                values: { subTotal: "9.00", tax: "2.00", total: "10.00" },
                holds: false,
              },
            ]
          : [],
      },
    },
  });
};
const fieldOf = (of: ReturnType<typeof report>, name: string) =>
  of?.fields.find(({ field }) => field === name);

describe("the AI validation report", () => {
  it.each<[string, string | undefined, string | undefined, DocumentStatus, string]>([
    ["nobody settled it", "7", undefined, "success", "open"],
    ["it was approved as read", "7", undefined, "approved", "accepted"],
    ["somebody changed it", "7", "8", "userEdited", "corrected"],
    ["somebody found it", undefined, "8", "userEdited", "added"],
    ["somebody took it away", "7", "", "userEdited", "removed"],
    ["somebody confirmed it", "7", "7", "userEdited", "accepted"],
    ["it was approved without", undefined, undefined, "approved", "missing"],
  ])("says what a person made of a value: %s", (_, read, now, status, person) => {
    const of = report(
      read === undefined ? {} : { invoiceNumber: read },
      now === undefined ? null : { invoiceNumber: now },
      { status },
    );
    expect(fieldOf(of, "invoiceNumber")?.person).toBe(person);
  });

  it("names the checks that failed at the fields that they are about, the others at the document", () => {
    const of = report(
      {
        invoiceDate: "2026-03-02",
        dueDate: "2026-03-01",
        subTotal: "9.00",
        tax: "2.00",
        total: "10.00",
        vendorTaxNumber: "51 824 753 558",
      },
      null,
      { status: "success", concerns: bitOf("duplicate"), differs: true },
    );
    const keys = (name: string) => fieldOf(of, name)?.failed.map(({ key }) => key);
    expect(of?.failed.map(({ key }) => key)).toEqual(["readiness.short.duplicate"]);
    expect(keys("invoiceNumber")).toEqual(["readiness.short.missing"]);
    expect(keys("dueDate")).toContain("validation.check.dates");
    expect(keys("total")).toContain("equation.net-tax-total");
    expect(keys("vendorTaxNumber")).toContain("validation.check.identity");
    expect(keys("invoiceDate")).not.toContain("validation.check.dates");
  });

  it("has nothing about a document that was not read", () => {
    const document = {
      id: "d",
      fileName: "d.pdf",
      receivedOn: new Date(0),
      status: "error" as const,
      concerns: null,
    };
    expect(aiReportOf(model, { document, result: null })).toBeNull();
  });
});

describe("the API validation report", () => {
  const required = catalogueFields.map((field) => ({
    ...field,
    required: field.name === "invoiceNumber" && !field.line,
  }));
  const whys = (fields: Record<string, string>, lines: Record<string, string>[] = []) =>
    refusedValues({ documentId: "d", fileName: "d.pdf", fields, lines }, required).map(
      ({ line, field, why }) => [line, field, why.key.split(".").at(-1)],
    );
  const good = {
    invoiceNumber: "7",
    invoiceDate: "2026-02-28",
    currency: "AUD",
    subTotal: "9.00",
    tax: "0.90",
    total: "9.90",
  };

  it("refuses nothing of what is right", () => {
    expect(whys(good, [{ netTotal: "4.00" }, { netTotal: "5.01", description: "Rope" }])).toEqual([]);
  });

  it.each<[object, [string, string]]>([
    [{ invoiceNumber: "" }, ["invoiceNumber", "missing"]],
    [{ invoiceDate: "2026-02-30" }, ["invoiceDate", "date"]],
    [{ invoiceDate: "28/02/2026" }, ["invoiceDate", "date"]],
    [{ currency: "AUS" }, ["currency", "currency"]],
    [{ amountDue: "1,000.00" }, ["amountDue", "number"]],
    [{ invoiceNumber: "7".repeat(51) }, ["invoiceNumber", "length"]],
    [{ total: "9.93" }, ["total", "sum"]],
  ])("%j: %j", (change, [field, why]) => {
    expect(whys({ ...good, ...change })).toEqual([[null, field, why]]);
  });

  it("looks at lines, too, and at what they come to", () => {
    expect(whys(good, [{ netTotal: "4.00", quantity: "two" }, { netTotal: "4.00" }])).toEqual([
      [1, "quantity", "number"],
      [null, "subTotal", "sum"],
    ]);
    expect(whys({ invoiceNumber: "7", total: "9.00" }, [{ netTotal: "4.00" }])).toEqual([
      [null, "total", "sum"],
    ]);
  });

  it("does not hold lines against a total in an export that has no column for tax", () => {
    const document = { documentId: "d", fileName: "d.pdf", fields: { total: "1685.40" } };
    const lines = [{ netTotal: "1556.95" }];
    const columns = required.filter(({ name }) => name === "total" || name === "netTotal");
    expect(refusedValues({ ...document, lines }, columns)).toEqual([]);
    const others = { ...document, fields: { ...document.fields, subTotal: "1550.00" } };
    expect(refusedValues({ ...others, lines }, columns).map(({ field }) => field)).toEqual(["subTotal"]);
  });

  it("reads files as we export them", () => {
    const one = {
      documentId: "x",
      fields: { total: { value: "7.00", raw: "7" }, tax: null },
      lineItems: [{ quantity: 2 }],
    };
    expect(namedDocumentsIn(JSON.stringify(one))).toEqual([
      { documentId: "x", fileName: "", fields: { total: "7.00" }, lines: [{ quantity: "2" }] },
    ]);
    expect(
      namedDocumentsIn(JSON.stringify([one, { fields: {} }])).map(({ documentId }) => documentId),
    ).toEqual(["x", "2"]);
  });
});
