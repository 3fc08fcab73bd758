import { describe, expect, it } from "vitest";
import { judgeAccount } from "~/domain/suppliers/judge-account";
import { matchSupplier } from "~/domain/suppliers/match-supplier";
import { foldedName, keysOfSender, keysOfSupplier } from "~/domain/suppliers/supplier-keys";

const german = "DE89370400440532013000";
const similar = "DE62370400440532013001";
const british = "GB29NWBK60161331926819";

const candidate = (id: string, name: string, taxKeys: string[] = [], accounts: string[] = []) => ({
  id,
  nameKeys: [foldedName(name)],
  taxKeys,
  accounts,
});
const larkmoor = candidate("1", "Larkmoor Joinery GmbH", ["de136695976"], [german]);
const brackwater = candidate("2", "Brackwater Ltd", [], [british]);
const sender = (name: string, taxKey = "", accounts: string[] = []) => ({
  nameKey: foldedName(name),
  taxKey,
  accounts,
});

describe("whose bill it is", () => {
  it.each([
    ["by the tax number, whatever the name", sender("Somebody", "de136695976"), "1", "tax-number"],
    ["by the name without its legal form", sender("LARKMOOR JOINERY"), "1", "name"],
    ["by an account", sender("Nobody Known", "", [british]), "2", "account"],
    ["by nearly the name", sender("Larkmor Joinery"), "1", "similar-name"],
    ["by a name in letters that look alike", sender("L\u0430rkmoor Joinery"), "1", "name"],
  ])("%s", (_, asked, supplierId, reason) => {
    expect(matchSupplier(asked, [larkmoor, brackwater])).toMatchObject({ supplierId, reason });
  });

  it("is nobody's where nothing fits, and says why", () => {
    expect(matchSupplier(sender("Quite Another"), [larkmoor])).toMatchObject({
      supplierId: null,
      reason: "unknown",
    });
    expect(matchSupplier(sender(""), [larkmoor])).toMatchObject({ supplierId: null, reason: "nameless" });
    // A company of nearly the same name with a tax number of its own.
    const other = sender("Larkmor Joinery", "de999999999");
    expect(matchSupplier(other, [larkmoor])).toMatchObject({ supplierId: null, reason: "unknown" });
  });

  it("is one of several with one name, told apart by the account", () => {
    const twin = candidate("3", "Larkmoor Joinery", [], [similar]);
    const both = [larkmoor, twin];
    expect(matchSupplier(sender("Larkmoor Joinery"), both)).toMatchObject({
      reason: "several",
      among: ["1", "3"],
    });
    expect(matchSupplier(sender("Larkmoor Joinery", "", [similar]), both)).toMatchObject({ supplierId: "3" });
  });
});

describe("a name and a tax number of different suppliers", () => {
  // It has no account on file: for it alone any account would be the first.
  const quiet = candidate("4", "Quiet Harbour Ltd", ["gb980780684"]);
  const forged = sender("Larkmoor Joinery", "gb980780684", [similar]);

  it("are one of both, so that the accounts of either are compared", () => {
    expect(matchSupplier(forged, [larkmoor, quiet])).toEqual({
      supplierId: null,
      reason: "several",
      among: ["4", "1"],
    });
  });

  it("are told apart by an account that one of them has on file", () => {
    const known = { ...forged, accounts: [german] };
    expect(matchSupplier(known, [larkmoor, quiet])).toEqual({
      supplierId: "1",
      reason: "name",
      among: ["1"],
    });
  });

  it("count by what is printed: a tax number or a name that was only remembered says less", () => {
    const recalledTax = { ...forged, recalled: { name: false, taxNumber: true } };
    expect(matchSupplier(recalledTax, [larkmoor, quiet])).toMatchObject({ supplierId: "1", reason: "name" });
    expect(matchSupplier(recalledTax, [quiet])).toMatchObject({ supplierId: "4", reason: "tax-number" });
    // Nor does it make a name that is nearly right another company's.
    const misread = {
      ...sender("Larkmor Joinery", "gb123456782"),
      recalled: { name: false, taxNumber: true },
    };
    expect(matchSupplier(misread, [larkmoor])).toMatchObject({ supplierId: "1", reason: "similar-name" });
    const recalledName = { ...forged, recalled: { name: true, taxNumber: false } };
    expect(matchSupplier(recalledName, [larkmoor, quiet])).toMatchObject({ supplierId: "4" });
  });
});

describe("keys that suppliers are found by", () => {
  const known = {
    number: "70-012",
    name: "Larkmoor Joinery GmbH",
    otherNames: [],
    taxNumbers: ["DE136695976"],
  };
  it.each([
    "Larkmoor Joinery",
    "Larkmor Joinery",
    "Larkmoor Joinerx",
    "Xarkmoor Joinery",
    "Larkmoorr Joinery",
  ])("%s shares one", (name) => {
    const own = keysOfSupplier(known);
    expect(keysOfSender({ nameKey: foldedName(name), taxKey: "" }).some((key) => own.includes(key))).toBe(
      true,
    );
  });
});

describe("the account beside those on file", () => {
  const rejected = { here: [], elsewhere: [] };
  const file = { own: [german], ours: [], others: [], country: "DE", rejected };
  it.each([
    ["same", [german], file],
    ["new-for-known", [british], file],
    ["new-for-known", [german, british], file],
    ["first-for-supplier", [british], { ...file, own: [] }],
    ["none-on-page", [], file],
    ["none-on-file", [british], { ...file, own: null }],
    ["same", [german, british], { ...file, ours: [british] }],
  ])("%s", (outcome, accounts, on) => {
    expect(judgeAccount({ accounts, saysChanged: false }, on).outcome).toBe(outcome);
  });

  it("blocks what is new for a known supplier, and what is another's", () => {
    const concernsOf = (accounts: string[], on: Parameters<typeof judgeAccount>[1]) =>
      judgeAccount({ accounts, saysChanged: false }, on).concerns;
    expect(concernsOf([british], { ...file, country: "" })).toEqual(["bankAccount"]);
    expect(concernsOf([british], { ...file, own: [], others: [british], country: "" })).toContain(
      "bankAccount",
    );
    expect(concernsOf([british], { ...file, own: [], country: "" })).toEqual([]);
    expect(concernsOf([german], file)).toEqual([]);
    const here = { here: [german], elsewhere: [] };
    expect(concernsOf([german], { ...file, rejected: here })).toEqual(["bankAccount"]);
    expect(concernsOf([german], { ...file, ours: [german], rejected: here })).toEqual(["bankAccount"]);
  });

  it("says what is odd besides", () => {
    const signsOf = (accounts: string[], on: Parameters<typeof judgeAccount>[1], saysChanged = false) =>
      judgeAccount({ accounts, saysChanged }, on).signs;
    expect(signsOf([british], file)).toEqual(["country"]);
    expect(signsOf([similar], file)).toEqual(["last-digits"]);
    expect(signsOf([british], { ...file, own: [], others: [british], country: "GB" })).toEqual([
      "another-supplier",
    ]);
    expect(signsOf([german], file, true)).toEqual([]);
    expect(signsOf([], file, true)).toEqual(["says-changed"]);
    const elsewhere = { ...file, country: "", rejected: { here: [], elsewhere: [german, british] } };
    expect(signsOf([british], elsewhere)).toEqual(["rejected"]);
    expect(signsOf([german], elsewhere)).toEqual([]);
  });
});
