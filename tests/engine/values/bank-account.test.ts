import {
  differsAtEnd,
  domesticAccount,
  ibanAccount,
  isValidRoutingNumber,
  readBankAccount,
} from "@engine/values/bank-account";
import { describe, expect, it } from "vitest";

const keyOf = (text: string) => readBankAccount(text)?.key ?? null;

describe("bank accounts as people write them", () => {
  it.each([
    ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000"],
    ["IBAN: gb82 west 1234 5698 7654 32", "GB82WEST12345698765432"],
    ["BSB 062-000 12345678", "bsb 062000 12345678"],
    ["BSB: 062 000, 1234 5678", "bsb 062000 12345678"],
    ["ABA 021000021 123456789", "aba 021000021 123456789"],
    ["routing 021000021 acc 123456789", "aba 021000021 123456789"],
    ["IFSC HDFC0001234 50100012345678", "ifsc HDFC0001234 50100012345678"],
    ["sort code 12-34-56 12345678", "sort-code 123456 12345678"],
  ])("%s is %s", (text, key) => {
    expect(keyOf(text)).toBe(key);
    expect(keyOf(key)).toBe(key);
  });

  it.each([
    ["DE88 3704 0044 0532 0130 00", "the check digits are wrong"],
    ["DE89 3704 0044 0532 0130", "it is too short for its country"],
    ["ABA 021000022 123456789", "the routing number's check digit is wrong"],
    ["BSB 062-000 1234", "accounts there have at least five digits"],
    ["sort code 12-34-56 1234567", "accounts there have eight digits"],
    ["IFSC HDFC1001234 50100012345678", "the fifth character is always 0"],
    ["12345678", "nothing says whose number it is"],
    ["", "there is nothing"],
  ])("%s is none: %s", (text) => {
    expect(keyOf(text)).toBeNull();
  });

  it("say in which country the bank is", () => {
    expect(ibanAccount("ES9121000418450200051332")).toMatchObject({ country: "ES", scheme: "iban" });
    expect(domesticAccount("bsb", "062-000", "12345678")).toMatchObject({ country: "AU", bank: "062000" });
    expect(domesticAccount("aba", "021000021", "1234")?.country).toBe("US");
  });

  it("of American banks have a weighted sum", () => {
    expect(["021000021", "011401533", "091000019"].every(isValidRoutingNumber)).toBe(true);
    expect(["021000020", "000000000"].some(isValidRoutingNumber)).toBe(false);
  });
});

describe("accounts that look alike", () => {
  const account = (text: string) => {
    const read = readBankAccount(text);
    if (!read) throw new Error(`${text} is no account`);
    return read;
  };
  it.each([
    ["BSB 062-000 12345678", "BSB 062-000 12345687", true],
    ["BSB 062-000 12345678", "BSB 062-001 12345678", false],
    ["BSB 062-000 12345678", "BSB 062-000 12345678", false],
    ["BSB 062-000 12345678", "BSB 062-000 123456789", false],
    ["DE89370400440532013000", "DE62370400440532013001", true],
    ["DE89370400440532013000", "GB82WEST12345698765432", false],
  ])("%s and %s: %s", (one, other, expected) => {
    expect(differsAtEnd(account(one), account(other))).toBe(expected);
  });
});
