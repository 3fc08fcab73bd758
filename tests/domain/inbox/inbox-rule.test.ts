import { describe, expect, it } from "vitest";
import { canBeRecognised, firstMet, type InboxRuleKind } from "~/domain/inbox/inbox-rule";

const rule = (kind: InboxRuleKind, value: string, supplierId: string | null = null) => ({
  ...{ id: `${kind} ${value}`, kind, value, supplierId, modelId: "m" },
});
const file = {
  fileName: "Cargo-0042 (março).pdf",
  sender: "Billing@Mail.Acme.com",
  text: "INVOICE  Compañía\nNaviera Sur, S.A.  NIF B-12 345 678",
};
const suppliers = [
  { id: "sur", names: ["Compania Naviera Sur"], taxNumbers: [] },
  { id: "taxed", names: ["Other"], taxNumbers: ["B12345678"] },
  { id: "short", names: ["Sur", "A"], taxNumbers: ["345"] },
];
const meets = (kind: InboxRuleKind, value: string, supplierId: string | null = null) =>
  firstMet([rule(kind, value, supplierId)], file, suppliers) !== null;

describe("a rule of the inbox", () => {
  it.each<[InboxRuleKind, string, boolean]>([
    ["sender", "billing@mail.acme.com", true],
    ["sender", "billing@acme.com", false],
    ["domain", "acme.com", true],
    ["domain", "ACME.com", true],
    ["domain", "cme.com", false],
    ["domain", "mail.acme.com", true],
    ["file-name", "cargo-00", true],
    ["file-name", "MARCO", true],
    ["file-name", "freight", false],
    ["text", "compania naviera", true],
    ["text", "invoice compañía", true],
    ["text", "credit note", false],
  ])("%s %s: %s", (kind, value, expected) => {
    expect(meets(kind, value)).toBe(expected);
  });

  it("knows a supplier by its name or tax number as they are printed, not by a short one", () => {
    expect(meets("supplier", "x", "sur")).toBe(true);
    expect(meets("supplier", "x", "taxed")).toBe(true);
    expect(meets("supplier", "x", "short")).toBe(false);
    expect(meets("supplier", "x", "gone")).toBe(false);
  });

  const isOn = (text: string, names: readonly string[], taxNumbers: readonly string[] = []) =>
    firstMet([rule("supplier", "x", "s")], { ...file, text }, [{ id: "s", names, taxNumbers }]) !== null;

  it.each<[string, string, boolean]>([
    ["Acme Chandlers Ltd", "ACME CHANDLERS LIMITED Invoice 7", true],
    ["Acme Chandlers", "Bill from Acme Chandlers, Inc. of Newcastle", true],
    ["Acme Chandlers Ltd", "Vendor:Acme-Chandlers", true],
    ["Acme Chandlers Ltd", "Acme of Chandlers Wharf", false],
    ["Acme", "Pacme Trading", false],
    ["Acme", "Acmee Trading", false],
  ])("knows %s on “%s”: %s", (name, text, expected) => {
    expect(isOn(text, [name])).toBe(expected);
  });

  it.each<[string, string, boolean]>([
    ["12.345.678-9", "RUT 12.345.678-9", true],
    ["DE123456789", "USt-IdNr.:DE123456789, Berlin", true],
    ["DE123456789", "DE 123 456 789", true],
    ["123456", "Total 1,234.56", false],
    ["123456", "Total 1.234,56", false],
    ["123456", "Total 1 234.56", false],
    ["123456", "Order 91234567", false],
    ["123456", "12 345678", false],
  ])("knows the tax number %s on “%s”: %s", (number, text, expected) => {
    expect(isOn(text, ["Other"], [number])).toBe(expected);
  });

  it("can only be about a supplier with a name or tax number that is long enough", () => {
    expect(canBeRecognised({ id: "s", names: ["BP Ltd"], taxNumbers: ["12345"] })).toBe(false);
    expect(canBeRecognised({ id: "s", names: ["BP Ltd", "BP Oil"], taxNumbers: [] })).toBe(true);
    expect(canBeRecognised({ id: "s", names: ["BP"], taxNumbers: ["GB 123 456 789"] })).toBe(true);
  });

  it("is not met by what a file does not have", () => {
    const bare = { fileName: "a.pdf", sender: null, text: null };
    const rules = [
      rule("sender", "a@b.c"),
      rule("domain", "b.c"),
      rule("text", "invoice"),
      rule("supplier", "x", "sur"),
    ];
    expect(firstMet(rules, bare, suppliers)).toBeNull();
  });

  it("decides before those after it", () => {
    const rules = [rule("text", "freight"), rule("file-name", "cargo"), rule("domain", "acme.com")];
    expect(firstMet(rules, file, suppliers)?.kind).toBe("file-name");
  });
});
