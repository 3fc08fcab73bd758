import { foldCode, nameWords } from "@fieldwise/engine/payments";
import { foldedName, foldedTax } from "../suppliers/supplier-keys";

/** What a rule looks at: who wrote the mail, or only where from; the name of the file; the words of its first page; a supplier on it. */
export const inboxRuleKinds = ["sender", "domain", "file-name", "text", "supplier"] as const;

export type InboxRuleKind = (typeof inboxRuleKinds)[number];

/**
 * A rule of the organization for files that name no model: what meets it goes into a model. `value` is what was typed; `supplierId` is
 * whom that names where the rule is about a supplier.
 */
export type InboxRule = {
  id: string;
  kind: InboxRuleKind;
  value: string;
  supplierId: string | null;
  modelId: string;
};

/** Whether a rule of this kind asks for the words of the first page. */
export const asksForWords = (kind: InboxRuleKind): boolean => kind === "text" || kind === "supplier";

/** What a supplier is recognised by on a page. */
export type RuleSupplier = { id: string; names: readonly string[]; taxNumbers: readonly string[] };

/** A file as rules look at it: `sender` is null where no mail brought it, `text` the words of its first page, null for none. */
export type ArrivedFile = { fileName: string; sender: string | null; text: string | null };

/** The first of the rules that a file meets; null when it meets none. */
export const firstMet = (
  rules: readonly InboxRule[],
  file: ArrivedFile,
  suppliers: readonly RuleSupplier[],
): InboxRule | null => rules.find((rule) => isInboxRuleMet(rule, file, suppliers)) ?? null;

/** Whether a file meets a rule. Capitals, accents and the width of gaps make no difference. */
export function isInboxRuleMet(
  { kind, value, supplierId }: InboxRule,
  { fileName, sender, text }: ArrivedFile,
  suppliers: readonly RuleSupplier[],
): boolean {
  const wanted = folded(value);
  switch (kind) {
    case "sender":
      return sender !== null && folded(sender) === wanted;
    case "domain":
      return sender !== null && isOfDomain(folded(sender), wanted);
    case "file-name":
      return folded(fileName).includes(wanted);
    case "text":
      return text !== null && folded(text).includes(wanted);
    case "supplier": {
      const supplier = suppliers.find(({ id }) => id === supplierId);
      return supplier !== undefined && text !== null && isNamed(supplier, text);
    }
    default:
      return kind satisfies never;
  }
}

/** A domain includes those below it: acme.com for mail.acme.com. */
function isOfDomain(sender: string, domain: string): boolean {
  const host = sender.slice(sender.lastIndexOf("@") + 1);
  return host === domain || host.endsWith(`.${domain}`);
}

/** Shorter names and numbers occur on pages by chance. */
const leastName = 4;
const leastTax = 6;

const nameKeysOf = ({ names }: RuleSupplier) =>
  names.map(foldedName).filter((key) => key.length >= leastName);
const taxKeysOf = ({ taxNumbers }: RuleSupplier) =>
  taxNumbers.map(foldedTax).filter((key) => key.length >= leastTax);

/** Whether a supplier has a name or a tax number that is long enough to be looked for on pages. */
export const canBeRecognised = (supplier: RuleSupplier): boolean =>
  nameKeysOf(supplier).length > 0 || taxKeysOf(supplier).length > 0;

function isNamed(supplier: RuleSupplier, text: string): boolean {
  const words = text.split(/[\s:;|#]+/);
  const [named, numbered] = [nameWords(words.join(" ")), words.map(taxWordOf).filter((word) => word !== "")];
  return (
    nameKeysOf(supplier).some((key) => isAmong(named, key)) ||
    taxKeysOf(supplier).some((key) => isAmong(numbered, key))
  );
}

/** No letter or digit: what ends here goes on in no other word. */
const end = "-";

/** A word as it may be part of a tax number that is printed in groups; an amount is part of none. */
const taxWordOf = (word: string): string => (/\d,\d|\d[.,]\d{2}$/.test(word) ? end : foldCode(word));

/** Whether a key occurs among words: one of them, or several in a row without their gaps. */
const isAmong = (words: readonly string[], key: string): boolean =>
  words.some((_, first) => standsAt(words, first, key));

function standsAt(words: readonly string[], first: number, key: string): boolean {
  let rest = key;
  for (let at = first; at < words.length && rest !== ""; at += 1) {
    const word = words[at] ?? end;
    if (!rest.startsWith(word)) return false;
    rest = rest.slice(word.length);
  }
  return rest === "";
}

const folded = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
