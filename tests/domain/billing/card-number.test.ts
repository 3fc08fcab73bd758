import { describe, expect, it } from "vitest";
import { holdsCardNumber, maskCardNumbers } from "~/domain/billing/card-number";
import { paymentForm } from "~/domain/billing/payment-inputs";
import { createCustomerInput, tenantSettingsInput } from "~/domain/tenants/tenant-inputs";

const cards = [
  "4111111111111111",
  "4111 1111 1111 1111",
  "4111-1111-1111-1111",
  "4111.1111.1111.1111",
  "378282246310005",
  "3782 822463 10005",
  "30569309025904",
  "4222222222222",
  "6011000990139424",
  "5555555555554444",
  "2223003122003222",
  "6304000000000000",
  "3530111333300000",
  "6205500000000000004",
  "４１１１ １１１１ １１１１ １１１１",
  "4111\u00a01111\u00a01111\u00a01111",
  "4111–1111–1111–1111",
];

describe("the number of a card", () => {
  it.each(cards)("is found wherever it stands: %s", (card) => {
    for (const text of [card, `Card ${card}.`, `12 ${card}`, `${card} 08/30 123`, `No. 7, ${card}, Dover`])
      expect(holdsCardNumber(text), text).toBe(true);
    expect(holdsCardNumber(maskCardNumbers(`a ${card} b`))).toBe(false);
  });

  it.each([
    ["an address", "11 Quay Street, Dover NH 03820"],
    ["a telephone number", "+49 30 1234 5678"],
    ["digits that fail the check", "4111 1111 1111 1112"],
    ["too few digits", "411111111111"],
    ["too many in one", "41111111111111111111111"],
    ["an id", "01980000-0000-7000-8000-000000000000"],
    ["an id that passes", "42222222-2222-4222-8222-222222222222"],
    ["a moment", "1793350000009"],
  ])("is not %s", (_what, text) => expect(holdsCardNumber(text)).toBe(false));

  it("is left out of a line", () => {
    expect(maskCardNumbers("to 4111 1111 1111 1111, 12 5555555555554444!")).toBe(
      "to [card number], 12 [card number]!",
    );
    expect(maskCardNumbers("ﬁne")).toBe("ﬁne");
  });
});

const card = "Flat 4111 1111 1111 1111";
const payment = { ccFirstName: "Ana", ccLastName: "Diaz" };
const organization = {
  companyName: "A",
  addressLine1: "1",
  addressLine2: "",
  city: "c",
  state: "s",
  postalCode: "2300",
};

describe("a field that is not for a card's number", () => {
  it.each(["nameOnCard", "ccAddress", "ccCity", "ccState", "couponCode"])(
    "of the payment form refuses one: %s",
    (field) => {
      expect(paymentForm.safeParse(payment).success).toBe(true);
      const { error } = paymentForm.safeParse({ ...payment, [field]: card });
      expect(error?.issues[0]).toMatchObject({ path: [field], message: "form.card-number" });
    },
  );

  it.each(["companyName", "addressLine1", "addressLine2", "city", "state"])(
    "of an organization refuses one: %s",
    (field) => {
      const settings = { ...organization, language: "en" };
      expect(tenantSettingsInput.safeParse(settings).success).toBe(true);
      const { error } = tenantSettingsInput.safeParse({ ...settings, [field]: card });
      expect(error?.issues[0]).toMatchObject({ path: [field], message: "form.card-number" });
      const made = { ...organization, tenantName: "T", countryCode: "US", dataCenter: "us" };
      expect(createCustomerInput.safeParse(made).success).toBe(true);
      for (const name of [field, "tenantName"])
        expect(createCustomerInput.safeParse({ ...made, [name]: card }).error?.issues[0]?.path).toEqual([
          name,
        ]);
    },
  );
});
