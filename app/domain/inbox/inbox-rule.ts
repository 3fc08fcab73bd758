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

/** A domain stands for those below it: acme.com for mail.acme.com. */
function isOfDomain(sender: string, domain: string): boolean {
  const host = sender.slice(sender.lastIndexOf("@") + 1);
  return host === domain || host.endsWith(`.${domain}`);
}

/** Shorter names and numbers stand on pages by chance. */
const leastName = 4;
const leastTax = 6;

function isNamed({ names, taxNumbers }: RuleSupplier, text: string): boolean {
  const [words, letters] = [` ${plain(text)} `, compact(text)];
  return (
    names.map(plain).some((name) => name.length >= leastName && words.includes(` ${name} `)) ||
    taxNumbers.map(compact).some((number) => number.length >= leastTax && letters.includes(number))
  );
}

const folded = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/** Letters and digits only, a gap between the words. */
const plain = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The same without gaps, as tax numbers are compared that are printed in groups. */
const compact = (text: string) => plain(text).replaceAll(" ", "");
