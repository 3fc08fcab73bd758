import { unionOf } from "../../../geometry/rect";
import {
  hasStreetWord,
  isContactLine,
  isCountryLine,
  isPlaceLine,
  isPostalLine,
  isStreetLine,
} from "./address-shape";
import type { Party, TextPart } from "./party";
import { piecesOf, textPart } from "./text-part";

/** Pieces behind a street or town that belong to it: town, region, country. */
const mostPlaces = 3;

/** Name, street, place, region, code, country and one more. */
const mostPieces = 7;

/**
 * Parties written on one line ("Acme Ltd, 1 High Street, London SW1A 1AA", the sender over the window of an envelope,
 * the registered office at the foot): each run of pieces from a street to a postal code or a place.
 */
export function partiesOnOneLine(part: TextPart, page: number): Party[] {
  const pieces = piecesOf(part);
  const parties: Party[] = [];
  let from = 0;
  if (pieces.length < 2) return [];
  for (let index = 0; index < pieces.length; index += 1) {
    const start = startOfAddress(pieces, from, index);
    if (start === undefined) continue;
    const end = endOfPlaces(pieces, index);
    parties.push(partyOf(pieces, { start, end, from }, { part, page }));
    from = end + 1;
    index = end;
  }
  return parties;
}

/** The first piece of the address that ends at `index`, if one does: a postal piece or place with a street before it. */
function startOfAddress(pieces: readonly TextPart[], from: number, index: number): number | undefined {
  const last = pieces[index];
  const isEnd =
    last !== undefined && (isPostalLine(last.text) || isLoosePostal(pieces, index) || isPlaceLine(last.text));
  if (!isEnd) return undefined;
  if (isStreetLine(last.text) && goesOnToPostal(pieces, index)) return undefined;
  let start = hasStreetWord(last.text) && isPostalLine(last.text) ? index : undefined;
  for (let back = index - 1; back >= Math.max(from, index - mostPieces); back -= 1) {
    const piece = pieces[back];
    if (!piece || isContactLine(piece.text)) break;
    if (isStreetLine(piece.text) || hasStreetWord(piece.text)) start = back;
  }
  return start;
}

/** Whether a postal piece follows before any particular: "1771 Mission St - Charlotte, NC 28257". */
function goesOnToPostal(pieces: readonly TextPart[], index: number): boolean {
  for (const piece of pieces.slice(index + 1, index + 1 + mostPlaces)) {
    if (isContactLine(piece.text)) return false;
    if (isPostalLine(piece.text)) return true;
  }
  return false;
}

/** A bare code beside its town: "…, Bangalore, Karnataka, India - 560067", "Avda. Colón, 115, 48018 - Bilbao". */
function isLoosePostal(pieces: readonly TextPart[], index: number): boolean {
  const text = pieces[index]?.text ?? "";
  const before = pieces[index - 1]?.text ?? "";
  if (/^\d{5,6}\.?$/.test(text) && (isPlaceLine(before) || isPostalLine(`${before} ${text}`))) return true;
  return /^\p{Lu}[\p{L}\s.'()-]+$/u.test(text) && /^\d{4,5}$/.test(pieces[index - 1]?.text ?? "");
}

function endOfPlaces(pieces: readonly TextPart[], index: number): number {
  let end = index;
  for (const piece of pieces.slice(index + 1, index + 1 + mostPlaces)) {
    const isPlace =
      isCountryLine(piece.text) ||
      isPlaceLine(piece.text) ||
      isPostalLine(piece.text) ||
      /^\d{5,6}\.?$/.test(piece.text);
    if (!isPlace) break;
    end += 1;
  }
  return end;
}

type Span = { start: number; end: number; from: number };

function partyOf(
  pieces: readonly TextPart[],
  { start, end, from }: Span,
  { part, page }: { part: TextPart; page: number },
): Party {
  const address = joined(pieces.slice(start, end + 1), part);
  const before = pieces[start - 1];
  const isName = start > from && before !== undefined && !isContactLine(before.text);
  const anchor = isName && before ? before : address;
  return {
    ...unionOf([anchor, address]),
    page,
    names: isName && before ? [before] : [],
    address: [address],
    anchor,
    contact: pieces.slice(end + 1).some((piece) => isContactLine(piece.text)),
    onOneLine: true,
  };
}

function joined(pieces: readonly TextPart[], part: TextPart): TextPart {
  const first = pieces[0]?.tokens[0];
  const last = pieces.at(-1)?.tokens.at(-1);
  const tokens = part.tokens.slice(
    first ? part.tokens.indexOf(first) : 0,
    last ? part.tokens.indexOf(last) + 1 : undefined,
  );
  return textPart(tokens, part.line);
}
