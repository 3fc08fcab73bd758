import { phrasesFor } from "../languages/compile";
import type { FieldType } from "../results/extraction-result";
import { compact } from "../text/fold";
import type { CandidateType } from "../values/candidate-type";
import type { OwnField } from "./field-spec";

/** Letters of a word that may be a label by itself. */
const leastLetters = 4;

/** A custom field: its name is the label to look for. */
export type OwnFieldWish = { key: string; type: FieldType; name: string };

/**
 * How such a field is found: its whole name is its best label, the name without words that only say what kind of thing it
 * is ("number", "date") a label like others, and each single word of some length a weak one.
 */
export function ownFieldSpec({ key, type, name }: OwnFieldWish): OwnField {
  const parts = name.split(/[\s/()\-_.,:;]+/).filter(Boolean);
  const telling = parts.filter((part) => !generic.has(compact(part)));
  const [whole, short] = [parts.join(" "), telling.join(" ")];
  const shortened = telling.length > 0 && short !== whole ? [short] : [];
  return {
    key,
    candidates: candidatesOf[type],
    labels: {
      strong: [whole],
      usual: [...shortened, ...shortened.flatMap((text) => kindWords(type).map((word) => `${text} ${word}`))],
      weak: telling.length > 1 ? telling.filter((part) => compact(part).length >= leastLetters) : [],
    },
    own: true,
  };
}

const candidatesOf: Record<FieldType, CandidateType> = {
  text: "text",
  name: "name",
  number: "number",
  amount: "amount",
  date: "date",
  id: "id",
  address: "address",
  currency: "text",
  percent: "number",
};

const numberWords = [...phrasesFor("numberWords"), ...phrasesFor("codeWords")];
const dateWords = phrasesFor("dateWords");
const generic = new Set([...numberWords, ...dateWords, ...phrasesFor("stopWords")].map(compact));

/** What may stand behind the telling words of a name in place of the words the tenant chose: "PO no." for "PO number". */
function kindWords(type: FieldType): readonly string[] {
  if (type === "id") return numberWords;
  return type === "date" ? dateWords : [];
}
