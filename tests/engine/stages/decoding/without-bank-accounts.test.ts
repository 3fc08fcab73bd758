import { withoutBankAccounts } from "@engine/stages/decoding/without-bank-accounts";
import { describe, expect, it } from "vitest";
import { linesIn } from "../../support/rows";
import { scoredAs } from "../../support/scored";

const left = (typed: string, ...values: string[]) =>
  withoutBankAccounts(
    values.map((value) => scoredAs(value, 1)),
    linesIn(typed),
  ).map(({ candidate }) => candidate.value);

describe("numbers of a customer", () => {
  it.each([
    ["Australian", "Pay to BSB 083-123 Account 87124600", "87124600"],
    [
      "Indian",
      "Bank Name : HDFC Bank\nA/c No. : 24706433349797\nBranch & IFS Code : HDFC0001234",
      "24706433349797",
    ],
    ["British", "Sort code 20-30-40 Account 87124600", "87124600"],
  ])("are not the account that is paid to: %s", (_country, typed, account) => {
    expect(left(`Customer no. C-4711\n${typed}`, account, "C-4711")).toEqual(["C-4711"]);
  });

  it("may be any where no bank is named", () => {
    expect(left("Account 87124600", "87124600")).toEqual(["87124600"]);
  });
});
