import { changedDetailsIn } from "@engine/payments/changed-details";
import { paymentDetailsOf } from "@engine/payments/payment-details-of";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { accountsIn } from "@engine/values/accounts-in";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const keysIn = (...lines: string[]) => accountsIn(lines).map(({ key }) => key);

describe("the accounts that a page prints", () => {
  it.each([
    ["IBAN: DE89 3704 0044 0532 0130 00   BIC COBADEFFXXX", "DE89370400440532013000"],
    ["Bank transfer: GB29NWBK60161331926819.", "GB29NWBK60161331926819"],
    ["IBAN ES91-2100-0418-4502-0005-1332", "ES9121000418450200051332"],
    ["BSB: 062-000   Account number: 1234 5678", "bsb 062000 12345678"],
    ["BSB 062000 A/C 12345678", "bsb 062000 12345678"],
    ["Sort code 12-34-56, account no. 12345678", "sort-code 123456 12345678"],
    ["Routing number: 021000021 Account #: 000123456789", "aba 021000021 000123456789"],
    ["A/c no. 50100012345678 IFSC: HDFC0001234", "ifsc HDFC0001234 50100012345678"],
  ])("%s", (line, key) => {
    expect(keysIn(line)).toEqual([key]);
  });

  it("may run on over the end of a line, or stand in the lines around", () => {
    expect(keysIn("Pay to IBAN DE89 3704 0044", "0532 0130 00 within 14 days")).toEqual([
      "DE89370400440532013000",
    ]);
    expect(keysIn("BSB 062-000", "Account name Larkmoor", "Account number 12345678")).toEqual([
      "bsb 062000 12345678",
    ]);
  });

  it.each([
    "IBAN DE88 3704 0044 0532 0130 00",
    "Account number 12345678",
    "Invoice DE89 of 2026",
    "Order BE68 5390 0754",
    "BSB 062-000",
  ])("%s has none that can be paid to", (line) => {
    expect(keysIn(line)).toEqual([]);
  });

  it("are several where several are printed, each once, and no more than a dozen", () => {
    const line = "DE89 3704 0044 0532 0130 00";
    expect(keysIn(line, line, "GB29 NWBK 6016 1331 9268 19")).toHaveLength(2);
    const many = Array.from(
      { length: 40 },
      (_, index) => `BSB 062-000 Account 123456${String(index).padStart(2, "0")}`,
    );
    expect(keysIn(...many)).toHaveLength(12);
  });
});

describe("what says that bank details have changed", () => {
  it.each([
    "Please note that our bank details have changed.",
    "IMPORTANT: new banking details below",
    "We have recently changed our bank.",
    "Change of bank account as of 1 May",
    "Our account details have been updated",
    "Importante: nuevos datos bancarios",
    "Nueva cuenta bancaria a partir de mayo",
    "Nuestros datos bancarios han cambiado.",
    "Hemos cambiado de banco",
    "Cambio de cuenta bancaria",
  ])("%s", (line) => {
    expect(changedDetailsIn([line])).not.toBeNull();
  });

  it("runs on over the end of a line", () => {
    expect(changedDetailsIn(["Please note that our bank", "details have changed."])).not.toBeNull();
  });

  it.each([
    "Our bank details have not changed.",
    "If you are told that our bank details have changed, call us.",
    "We will never tell you by e-mail that our bank details have changed.",
    "Nunca le comunicaremos nuevos datos bancarios por correo",
    "Bank details",
    "Payment details: 30 days",
    "Change of address",
  ])("not: %s", (line) => {
    expect(changedDetailsIn([line])).toBeNull();
  });
});

it("is read from all pages of a document", () => {
  const layout = layoutOf([
    pageOf("INVOICE 17"),
    pageOf("Pay to IBAN DE89 3704 0044 0532 0130 00\nOur bank details have changed", { number: 2 }),
  ]);
  const { accounts, changed } = paymentDetailsOf(layout);
  expect(accounts.map(({ key }) => key)).toEqual(["DE89370400440532013000"]);
  expect(changed).toBe("our bank details have changed");
});
