import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { shownAccount } from "~/domain/suppliers/shown-account";
import { addAccountInput, listSuppliersInput, supplierInput } from "~/domain/suppliers/supplier-inputs";

function problems(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("what is said of a supplier", () => {
  it("is nothing but its name where nothing more is known", () => {
    expect(supplierInput.parse({ name: " Quay Ltd " })).toEqual({
      name: "Quay Ltd",
      number: "",
      otherNames: [],
      taxNumbers: [],
      country: "",
      currency: "",
      email: "",
      defaultAccount: "",
      orderRequired: false,
    });
  });

  it("takes lists as files write them", () => {
    const { otherNames } = supplierInput.parse({
      name: "Quay",
      otherNames: "Quay Ltd | Quay\nQuay Ltd\r\n | ",
    });
    expect(otherNames).toEqual(["Quay Ltd", "Quay"]);
  });

  it.each([["1"], ["true"], ["on"], ["YES"], ["y"], ["Sí"], ["si"], [" x "], [true]])(
    "takes %j for a yes",
    (orderRequired) => {
      expect(supplierInput.parse({ name: "Q", orderRequired }).orderRequired).toBe(true);
    },
  );

  it.each([["0"], ["no"], [" N "], ["off"], [""], [false], [null], [undefined]])(
    "takes %j for a no",
    (orderRequired) => {
      expect(supplierInput.parse({ name: "Q", orderRequired }).orderRequired).toBe(false);
    },
  );

  it("writes codes in capitals", () => {
    expect(supplierInput.parse({ name: "Q", country: " de ", currency: "eur" })).toMatchObject({
      country: "DE",
      currency: "EUR",
    });
    expect(supplierInput.parse({ name: "Q", country: null, currency: null, email: null })).toMatchObject({
      country: "",
      currency: "",
      email: "",
    });
  });

  it.each([
    [{ name: "" }, "name: suppliers.error.no-name"],
    [{ name: "x".repeat(201) }, "name: suppliers.error.too-long"],
    [{ country: "DEU" }, "country: suppliers.error.country"],
    [{ currency: "EURO" }, "currency: suppliers.error.currency"],
    [{ email: "quay" }, "email: suppliers.error.email"],
    [{ orderRequired: "perhaps" }, "orderRequired: suppliers.error.yes-or-no"],
    [{ number: "1".repeat(61) }, "number: suppliers.error.too-long"],
    [
      { otherNames: Array.from({ length: 21 }, (_, at) => `n${at}`) },
      "otherNames: suppliers.error.too-many-names",
    ],
    [{ taxNumbers: ["DE136695975"] }, "taxNumbers: suppliers.error.tax-number"],
    [{ taxNumbers: ["12"] }, "taxNumbers: suppliers.error.tax-number"],
    [{ orderRequired: 5 }, "orderRequired: suppliers.error.yes-or-no"],
  ])("refuses %j", (change, problem) => {
    expect(problems(supplierInput, { name: "Quay", ...change })).toEqual([problem]);
  });

  it("takes tax numbers whose check digits hold, and those without any", () => {
    expect(problems(supplierInput, { name: "Q", taxNumbers: ["DE136695976", "27/123/45678"] })).toEqual([]);
  });

  it("accepts its own output", () => {
    const parsed = supplierInput.parse({ name: "Q", otherNames: "a|b", country: "gb", orderRequired: "on" });
    expect(supplierInput.parse(parsed)).toEqual(parsed);
  });
});

describe("an account that is added", () => {
  it("is read as it is written down, and again from what came out", () => {
    const { account } = addAccountInput.parse({ supplierId: "s", account: "DE89 3704 0044 0532 0130 00" });
    expect(account.key).toBe("DE89370400440532013000");
    expect(addAccountInput.parse({ supplierId: "s", account }).account).toEqual(account);
  });

  it("is refused when its check digits do not hold", () => {
    expect(
      addAccountInput.safeParse({ supplierId: "s", account: "DE88 3704 0044 0532 0130 00" }).success,
    ).toBe(false);
    expect(addAccountInput.safeParse({ supplierId: "s", account: "" }).success).toBe(false);
  });
});

describe("an account as people read it", () => {
  it.each([
    ["DE89370400440532013000", "DE89 3704 0044 0532 0130 00"],
    ["MT84MALT011000012345MTLCAST001S", "MT84 MALT 0110 0001 2345 MTLC AST0 01S"],
    ["bsb 062000 12345678", "BSB 062-000 12345678"],
    ["sort-code 200000 12345678", "sort code 20-00-00 12345678"],
    ["aba 021000021 123456789", "ABA 021000021 123456789"],
  ])("%s is %s", (key, shown) => {
    expect(shownAccount(key)).toBe(shown);
  });
});

describe("a page of suppliers", () => {
  it("is the first fifty, from the start where the cursor is empty", () => {
    expect(listSuppliersInput.parse({ cursor: "" })).toEqual({ search: "", size: 50 });
    expect(problems(listSuppliersInput, { cursor: "nonsense" })).toEqual([
      "cursor: documents.error.not-a-cursor",
    ]);
    expect(problems(listSuppliersInput, { size: 101 })).toHaveLength(1);
  });
});
