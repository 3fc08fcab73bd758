import { textOfHtml } from "./html-text";

/** Characters of a reply that are read, and lines: more than this is no correction of one document. */
const longestText = 100_000;
const mostLines = 200;
/** A line over which "On Monday Ann wrote:" may be broken, and its characters. */
const attributionLines = 4;
const longestAttribution = 500;

/** A line with which a signature begins, or the farewell above it. */
const farewell =
  /^(--|\u2014|(?:many |kind |best |warm )?(?:thanks|thank you|regards)(?: and (?:kind |best )?regards)?|best|cheers|sincerely|yours (?:truly|sincerely)|(?:muchas |mil )?gracias|(?:un )?(?:cordial |atento )?saludos?(?: cordiales| cordial)?|atentamente|(?:sent|get outlook) (?:from|for) .*|enviado (?:desde|con) .*|obtener outlook para .*)[ .,!]*$/i;
/** A line of a signature that its mail program did not mark: how to reach someone. */
const contact =
  /^(tel|t|phone|telephone|mobile|m|cell|fax|e-?mail|web|www|tel\u00e9fono|tfno|m\u00f3vil|correo)\s*[.:]/i;
const divider = /^(_{5,}|-{2,}\s*(?:original|mensaje|forwarded|reenviado).*)$/i;
const headerStart = /^\*?(from|de)\s*:\*?\s/i;
const headerNext = /^\*?(sent|to|subject|enviado|para|asunto)\s*(?:el)?\s*:\*?/i;

/** What a person wrote in a reply, line by line, without the quoted mail and the signature; the HTML says it where there is one. */
export function writtenLines({ text, html }: { text: string; html: string }): string[] {
  const shown = textOfHtml(html);
  return ownLines(shown.trim() === "" ? text : shown);
}

function ownLines(text: string): string[] {
  const lines = text
    .slice(0, longestText)
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replace(/[\s\u00a0\u200b\u202f\ufeff]+/g, " ").trim());
  const end = lines.findIndex((_, at) => isAdded(lines, at));
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => line !== "");
  return own.slice(0, mostLines);
}

/** Whether the quoted mail or the signature begins with a line. */
function isAdded(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (line.startsWith(">") || divider.test(line) || farewell.test(line) || contact.test(line)) return true;
  const next = lines.slice(at + 1, at + 4).filter((one) => one !== "");
  if (headerStart.test(line) && next.some((one) => headerNext.test(one))) return true;
  return /^(on|el|le)\b/i.test(line) && isAttribution(lines.slice(at, at + attributionLines));
}

/** "On Mon, 23 Nov 2026 at 09:12, Fieldwise <...> wrote:", broken over lines where it is long. */
function isAttribution(lines: readonly string[]): boolean {
  let said = "";
  for (const line of lines) {
    said = `${said} ${line}`.slice(0, longestAttribution);
    if (/(wrote|escribi\u00f3)\s*:$/i.test(said)) return true;
  }
  return false;
}
