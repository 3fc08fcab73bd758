import { nameKey } from "@engine/text/name-key";
import { expect, it } from "vitest";

it.each([
  ["Acme Tools GmbH", "ACME TOOLS"],
  ["Muebles Ortega, S.L.", "Muebles Ortega"],
  ["Société Mercier", "SOCIETE MERCIER SARL"],
  ["O’Brien & Sons Ltd.", "OBrien Sons"],
  ["Bau-Markt", "Baumarkt"],
  ["BMW AG", "B.M.W."],
])("%s and %s are one company", (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
  expect(nameKey(one)).not.toBeNull();
});

it.each([
  ["Acme Tools GmbH", "Acme Tool GmbH"],
  ["Harbour North Ltd", "Harbour South Ltd"],
])("%s and %s are two companies", (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

it.each(["", "   ", "GmbH", "3M", "A. B.", "Ltd. Inc."])("%j is too short to tell", (name) => {
  expect(nameKey(name)).toBeNull();
});

it("a name in letters of another script is kept", () => {
  expect(nameKey("東京商事 株式会社")).toBe("東京商事株式会社");
});
