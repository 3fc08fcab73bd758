import type { DocumentLayout } from "../layout/document-layout";

/** Words with letters of another script that tell a scanner's text layer from a printed one, and their greatest share. */
const leastStrange = 2;
/** Set by hand, of the words: with more it is another text. */
const mostStrange = 0.4;

/**
 * Whether the words of a document may be misread: they were recognised, here or by the scanner that wrote the text layer.
 * Such a layer shows itself by letters and digits of other scripts that are strewn over a Latin text.
 */
export function mayBeMisread({ recognised, lines }: DocumentLayout): boolean {
  if (recognised) return true;
  const words = lines.flatMap(({ tokens }) => tokens);
  const strange = words.filter(({ text }) => hasStrangeSigns(text)).length;
  return strange >= leastStrange && strange < mostStrange * words.length;
}

/** Whether a text has letters or digits of another script than Latin. */
const hasStrangeSigns = (text: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[^\P{Nd}0-9]/u.test(text);
