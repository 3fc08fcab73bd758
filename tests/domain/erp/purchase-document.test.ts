import { found } from "@tests/support/planted-result";
import { describe, expect, it } from "vitest";
import { sendingDelay } from "~/domain/erp/erp-sending";
import { operationsEnvironment, vendorAccountsOf } from "~/domain/erp/erp-settings";
import { purchaseDocumentOf } from "~/domain/erp/purchase-document";
import { purchaseLines } from "~/domain/erp/purchase-lines";

const line = (cells: Record<string, string>) => ({
  cells: Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, found(value)])),
  arithmetic: "untested" as const,
});

const paper = { sign: 1, net: 10_000, gross: 12_000, number: "7" };
const booked = (rows: Record<string, string>[], change: Partial<typeof paper> = {}) =>
  purchaseLines({ ...paper, ...change, lineItems: rows.map(line), lineCount: rows.length });

describe("the lines of a purchase document", () => {
  it.each([
    [
      "quantity and price that make the amount",
      { quantity: "3", unitPrice: "20.00", netTotal: "60.00" },
      3,
      20,
    ],
    ["a price before a discount", { quantity: "3", unitPrice: "25.00", netTotal: "60.00" }, 3, 20],
    ["an amount that no unit cost makes", { quantity: "3000000", unitPrice: "9", netTotal: "10.00" }, 1, 10],
    ["a price without an amount", { quantity: "2", unitPrice: "1.255" }, 2, 1.255],
    ["an amount alone", { netTotal: "40.00" }, 1, 40],
    ["a discount", { netTotal: "-5.00" }, -1, 5],
  ])("have %s", (_name, cells, quantity, unitCost) => {
    expect(booked([cells]).lines).toMatchObject([{ quantity, unitCost }]);
  });

  it("leave lines of text out, and include tax when they add up to the total", () => {
    const rows: Record<string, string>[] = [
      { description: "Rope", netTotal: "120.00" },
      { description: "Thank you" },
    ];
    expect(booked(rows)).toMatchObject({ lines: [{ description: "Rope" }], includesTax: true });
    expect(booked([{ netTotal: "100.00" }]).includesTax).toBe(false);
  });

  it("are one line with the net amount where one has no amount, or there are too many", () => {
    const one = [{ description: "7", quantity: 1, unitCost: 100 }];
    expect(booked([{ quantity: "2" }, { netTotal: "100.00" }])).toMatchObject({
      lines: one,
      includesTax: false,
    });
    expect(purchaseLines({ ...paper, lineItems: [], lineCount: 501 })).toMatchObject({ lines: one });
    expect(purchaseLines({ ...paper, net: null as never, lineItems: [], lineCount: 0 })).toMatchObject({
      lines: [{ unitCost: 120 }],
      includesTax: true,
    });
  });
});

describe("a purchase document", () => {
  const of = (values: Record<string, string>, baseModelId = "invoices-apac") =>
    purchaseDocumentOf({
      documentId: "d",
      model: {
        baseModelId,
        fields: [
          {
            key: "own:vendor-no",
            weight: 1,
            required: false,
            line: false,
            own: { name: "Vendor No.", type: "id" },
          },
          {
            key: "own:vendor-name",
            weight: 1,
            required: false,
            line: false,
            own: { name: "Vendor name", type: "text" },
          },
        ],
      },
      fields: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, found(value)])),
      lineItems: [],
      lineCount: 0,
      settings: { postingDate: "today" },
      today: "2026-11-23",
    });
  const least = { invoiceNumber: "7", invoiceDate: "2026-03-02", total: "120.00", vendorName: "Harbour" };

  it("is a credit memo with positive amounts when its total is negative, or its model reads credit notes", () => {
    expect(of({ ...least, total: "-120.00", tax: "-20.00" })).toMatchObject({
      kind: "credit-memo",
      grossCents: 12_000,
      netCents: 10_000,
      lines: [{ quantity: 1, unitCost: 100 }],
    });
    expect(of(least, "credit-notes")).toMatchObject({ kind: "credit-memo", grossCents: 12_000 });
    expect(of(least)).toMatchObject({ kind: "invoice", postingDate: "2026-11-23", netCents: null });
  });

  it("takes the vendor's number from a field of one's own", () => {
    expect(of({ ...least, "own:vendor-no": "V100" }).vendor).toEqual({
      taxNumber: null,
      number: "V100",
      name: "Harbour",
    });
  });

  it("takes the vendor's name from a field of one's own where the model has no other", () => {
    const { vendorName: _, ...rest } = least;
    expect(of({ ...rest, "own:vendor-name": "Quayside" }).vendor.name).toBe("Quayside");
    expect(of({ ...least, "own:vendor-name": "Quayside" }).vendor.name).toBe("Harbour");
  });

  it.each(["invoiceNumber", "invoiceDate", "total", "vendorName"])("needs %s", (key) => {
    const { [key as keyof typeof least]: _, ...rest } = least;
    expect(() => of(rest)).toThrow(/erp\.problem\.no-/);
  });
});

describe("settings and times", () => {
  it.each([
    ["contoso", "contoso"],
    ["https://Contoso.operations.dynamics.com/?cmp=usmf", "contoso"],
    ["contoso.sandbox", "contoso.sandbox"],
    ["contoso.example.com/.operations.dynamics.com", "contoso.example.com"],
    ["evil.test#", null],
    ["user@evil", null],
    ["", null],
  ])("take %s as the environment %s", (typed, environment) => {
    expect(operationsEnvironment(typed)).toBe(environment);
  });

  it("read the accounts of vendors, a line each", () => {
    expect(vendorAccountsOf("v1 = 60100\n\n V2=62300 ")).toEqual(
      new Map([
        ["V1", "60100"],
        ["V2", "62300"],
      ]),
    );
    expect(vendorAccountsOf("V1 60100")).toBeNull();
  });

  it("wait longer after each try, and as long as was asked, up to an hour", () => {
    expect([1, 2, 3, 4, 5, 8].map((tries) => sendingDelay(tries, null) / 60_000)).toEqual([
      1, 3, 9, 27, 60, 60,
    ]);
    expect(sendingDelay(1, 600)).toBe(600_000);
    expect(sendingDelay(1, 86_400)).toBe(3_600_000);
  });
});
