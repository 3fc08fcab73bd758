import { frameOf } from "../layout/line";
import type { Token } from "../layout/token";
import type { TextPart } from "./party";

/** The tokens as one piece of text, without the separators at its ends. */
export function textPart(tokens: Token[], line: number): TextPart {
  const text = tokens
    .map((token) => token.text)
    .join(" ")
    .replace(/^[\s,:;·•|–—-]+|[\s,:;·•|–—-]+$/g, "");
  return { ...frameOf(tokens), text, tokens, line };
}

/** The pieces between the commas, bullets, bars and dashes of a line. */
export function piecesOf(part: TextPart): TextPart[] {
  const pieces: TextPart[] = [];
  let run: Token[] = [];
  for (const token of part.tokens) {
    if (isSeparator(token.text)) {
      if (run.length > 0) pieces.push(textPart(run, part.line));
      run = [];
      continue;
    }
    run.push(token);
    if (!/[,;•·|:]$/.test(token.text)) continue;
    pieces.push(textPart(run, part.line));
    run = [];
  }
  if (run.length > 0) pieces.push(textPart(run, part.line));
  return pieces.filter((piece) => piece.text !== "");
}

function isSeparator(text: string): boolean {
  return /^[-–—•·|/*●■▪,;:]+$/.test(text);
}
