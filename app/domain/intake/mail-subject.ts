import { foldModelName } from "../models/fold-model-name";

// What mail programs put before the subject of a reply or forward, by language: en, de, es, fr, pt, it, sv, no, pl, nl,
// zh; a count as in "Re[2]:" may follow. Border gateways add tags such as "[EXTERNAL]".
const marks = "re|fwd?|aw|wg|rv|r\\.?v|tr|ré?f|enc|res|ref|sv|vs|vb|vl|odp|pd|antw|doorst|i|r|回复|答复|转发";
const prefix = new RegExp(
  `^\\s*(?:(?:${marks})\\s*(?:[[(]\\d+[\\])])?\\s*[:：]|\\[(?:external|ext|extern|externo)\\])`,
  "iu",
);
const mostNames = 12;

/**
 * The folded model names that a subject may mean, likeliest first: as written, and with each mark of a reply or forward
 * taken off. The whole subject comes first because a model may be called "TR: Invoices". No conversation has more marks than
 * the limit, and each name is looked up.
 */
export function modelNamesIn(subject: string): string[] {
  const names: string[] = [];
  for (let rest = subject; names.length < mostNames; ) {
    const name = foldModelName(rest);
    if (name && !names.includes(name)) names.push(name);
    const shorter = rest.replace(prefix, "");
    if (shorter === rest) return names;
    rest = shorter;
  }
  return names;
}
