import { describe, expect, it } from "vitest";
import { readCsv } from "~/domain/exports/read-csv";
import {
  supplierLine,
  suppliersHeading,
  suppliersOfRows,
  type WrittenSupplier,
} from "~/domain/suppliers/suppliers-file";

const supplier = (change: Partial<WrittenSupplier> = {}): WrittenSupplier => ({
  number: "70001",
  name: "Quay Ltd",
  otherNames: ["Quay", "Quay, North"],
  taxNumbers: ["DE136695976"],
  country: "DE",
  currency: "EUR",
  email: "ap@quay.example",
  defaultAccount: "6000",
  orderRequired: true,
  accounts: ["DE89370400440532013000", "bsb 062000 12345678"],
  ...change,
});

describe("a file of suppliers", () => {
  it("comes back as it was written", () => {
    const all = [
      supplier(),
      supplier({ number: "", name: '=Quay "the first"', otherNames: [], accounts: [], orderRequired: false }),
      supplier({
        name: "-Minus GmbH",
        taxNumbers: [],
        email: "",
        country: "",
        currency: "",
        defaultAccount: "+61",
      }),
    ];
    const { taken, refused } = suppliersOfRows(
      readCsv([suppliersHeading(), ...all.map(supplierLine)].join("")),
    );
    expect(refused).toEqual([]);
    expect(taken.map(({ supplier: read, accounts }) => ({ ...read, accounts }))).toEqual(all);
  });

  it("is read by the headings of other programs, in their order and language", () => {
    const { taken } = suppliersOfRows([
      ["Moneda", "Razón Social", "Vendor No.", "NIF", "Cuentas bancarias", "Colour"],
      ["eur", "Muelle S.L.", "7", "B58818501", "ES91 2100 0418 4502 0005 1332", "red"],
    ]);
    expect(taken).toEqual([
      {
        row: 2,
        supplier: expect.objectContaining({
          name: "Muelle S.L.",
          number: "7",
          currency: "EUR",
          taxNumbers: ["B58818501"],
          orderRequired: false,
        }),
        saysOrder: false,
        accounts: ["ES9121000418450200051332"],
      },
    ]);
  });

  it("without a heading for names is refused as a whole", () => {
    expect(suppliersOfRows([["number"], ["1"]])).toEqual({
      taken: [],
      refused: [{ row: 1, message: "suppliers.error.no-heading" }],
    });
    expect(suppliersOfRows([])).toMatchObject({ refused: [{ row: 1 }] });
  });

  it("says of each row that is refused which and why, and takes the others", () => {
    const { taken, refused } = suppliersOfRows([
      ["name", "iban", "country", "taxnumber"],
      ["Quay", "", "", ""],
      ["", "", "", ""],
      ["Dock", "DE88370400440532013000", "", ""],
      ["Pier", "", "Germany", ""],
      ["Mole", "", "", "DE136695975"],
      ["Weir", "DE89370400440532013000|", "", ""],
    ]);
    expect(taken.map(({ row }) => row)).toEqual([2, 7]);
    expect(refused).toEqual([
      { row: 3, message: "suppliers.error.no-name" },
      { row: 4, message: "suppliers.error.bank-account" },
      { row: 5, message: "suppliers.error.country" },
      { row: 6, message: "suppliers.error.tax-number" },
    ]);
  });

  it("tells an order that is not asked for from one of which nothing is said", () => {
    const says = (cell: string) =>
      suppliersOfRows([
        ["name", "po required"],
        ["Quay", cell],
      ]).taken.map(({ saysOrder, supplier: { orderRequired } }) => [saysOrder, orderRequired])[0];
    expect([says("yes"), says("no"), says("")]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });
});
