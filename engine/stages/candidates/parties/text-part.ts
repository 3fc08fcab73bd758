import { unionOf } from "../../../geometry/rect";
import { isLegalForm } from "../../../text/company-suffix";
import type { Token } from "../../layout/token";
import { isParticularLine } from "./address-shape";
import type { TextPart } from "./party";

/** The tokens as one piece of text, without the separators at its ends. */
export function textPart(tokens: Token[], line: number): TextPart {
  const text = tokens
    .map((token) => token.text)
    .join(" ")
    .replace(/^[\s,:;·\u2022|\u2013\u2014-]+|[\s,:;·\u2022|\u2013\u2014-]+$/g, "");
  return { ...unionOf(tokens), text, tokens, line };
}

/**
 * The pieces of a line: between commas, bullets, bars and dashes, before a word that announces a particular ("Tel",
 * "VAT"), and after the legal form of a company.
 */
export function piecesOf(part: TextPart): TextPart[] {
  const pieces: TextPart[] = [];
  let run: Token[] = [];
  const cut = () => {
    if (run.length > 0) pieces.push(textPart(run, part.line));
    run = [];
  };
  for (const [index, token] of part.tokens.entries()) {
    if (isSeparator(token.text)) {
      cut();
      continue;
    }
    const [next, afterNext] = part.tokens.slice(index + 1, index + 1 + 2);
    if (/^[A-Z][:.]$/.test(token.text) ? /^[TFEMPW]:$/.test(token.text) : isParticularLine(`${token.text} 0`))
      cut();
    else if (endsParticular(run, token, next)) cut();
    run.push(token);
    const endsName =
      run.length > 1 &&
      isLegalForm(token.text) &&
      !isDutchCode(run) &&
      !isSouthAustralia(token, next, afterNext) &&
      next &&
      !isLegalForm(next.text);
    if (/[,;\u2022·|:]$/.test(token.text) || (endsName && next.text !== "de" && !/^[&y]$/.test(next.text)))
      cut();
  }
  cut();
  return pieces.filter((piece) => piece.text !== "");
}

/** "1012 AB" begins "1012 AB Amsterdam": the letters of a Dutch postal code are no legal form. */
function isDutchCode([digits, letters, ...more]: readonly Token[]): boolean {
  return more.length === 0 && /^\d{4}$/.test(digits?.text ?? "") && /^[A-Z]{2}$/.test(letters?.text ?? "");
}

/** "ABN 51 824 753 556 Level 8": the floor or unit after a number begins an address. */
function endsParticular([first]: readonly Token[], token: Token, next: Token | undefined): boolean {
  return (
    first !== undefined &&
    isParticularLine(`${first.text} 0`) &&
    /^(?:level|suite|unit|shop|floor)$/i.test(token.text) &&
    /^\d{1,4}[a-z]?,?$/i.test(next?.text ?? "")
  );
}

/** "Port Lincoln SA 5606" has a state before its code; "Acme SA 1000 Bruxelles" goes on to a town. */
function isSouthAustralia(token: Token, next: Token | undefined, afterNext: Token | undefined): boolean {
  const hasCode = /^5\d{3}[,;.]?$/.test(next?.text ?? "");
  return token.text === "SA" && hasCode && !/^\p{Lu}\p{Ll}/u.test(afterNext?.text ?? "");
}

function isSeparator(text: string): boolean {
  return /^[-\u2013\u2014\u2022·|/*\u25cf\u25a0\u25aa,;:]+$/.test(text);
}
