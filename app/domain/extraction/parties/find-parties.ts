import { taxIdOf } from "../candidates/tax-ids";
import type { Block } from "../layout/blocks-of";
import { frameOf, type Segment } from "../layout/line";
import type { Token } from "../layout/token";
import { isContactLine, isCountryLine, isPostalLine, isStreetLine } from "./address-shape";
import type { Party, TextPart } from "./party";

/**
 * Finds the parties in a block: each stretch that ends in a postal line, with its street lines and the name before
 * them. `isLabel` says which tokens belong to a label; they are left out, so that "Bill to: Acme" gives "Acme".
 */
export function findParties(block: Block, isLabel: (token: Token) => boolean): Party[] {
  const parts = block.segments.map((segment) => withoutLabels(segment, isLabel));
  const parties: Party[] = [];
  let start = 0;
  for (let index = 0; index < parts.length; index += 1) {
    const end = endOfAddress(parts, start, index);
    if (end === undefined) continue;
    const party = partyOf(parts.slice(start, end + 1), parts.slice(end + 1, end + 4), block.page);
    if (party) parties.push(party);
    start = end + 1;
    index = end;
  }
  return parties;
}

function partyOf(
  before: (TextPart | undefined)[],
  after: (TextPart | undefined)[],
  page: number,
): Party | undefined {
  const gap = before.findLastIndex((part) => part === undefined || isContactLine(part.text));
  const lines = before
    .slice(gap + 1)
    .filter((part) => part !== undefined)
    .slice(-7);
  const single = lines.length === 1 ? lines[0] : undefined;
  if (single) return oneLine(single, page);
  const street = lines.findIndex(
    (part, index) => index > 0 && isStreetLine(part.text) && !isPostalLine(part.text),
  );
  const firstIsStreet =
    lines[0] !== undefined && (isStreetLine(lines[0].text) || isPostalLine(lines[0].text));
  const from = firstIsStreet ? 0 : Math.max(1, street);
  const address = lines.slice(from).filter((part) => !taxIdOf(part.text));
  const name = firstIsStreet ? undefined : lines[0];
  const anchor = lines[0];
  if (!anchor || address.length === 0) return undefined;
  const contact = after.some((part) => part !== undefined && isContactLine(part.text));
  return { ...frameOf(lines), page, name, address, anchor, contact };
}

/** "Acme Ltd, 1 High Street, London SW1A 1AA" on one line: the part before the street is the name. */
function oneLine(part: TextPart, page: number): Party | undefined {
  const cut = /^(.{3,60}?)\s*(?:,|·|•|\||\s-\s|–|—|;)\s*(.*)$/.exec(part.text);
  const rest = cut?.[2] ?? "";
  const party = { ...frameOf([part]), page, anchor: part, contact: false };
  if (!cut?.[1] || isStreetLine(cut[1]) || !isPostalLine(rest) || !/\d/.test(rest)) {
    return { ...party, name: undefined, address: [part] };
  }
  const count = cut[1].split(/\s+/).length;
  return {
    ...party,
    name: partOf(part.tokens.slice(0, count), part.line),
    address: [partOf(part.tokens.slice(count), part.line)],
  };
}

/**
 * Where an address ends, if it does at this line: at a postal line and a country below it, or, where no postal code
 * follows, at the last line of a stretch that holds a street.
 */
function endOfAddress(parts: (TextPart | undefined)[], start: number, index: number): number | undefined {
  const part = parts[index];
  const next = parts[index + 1];
  if (!part) return undefined;
  if (isPostalLine(part.text)) {
    return next && (isCountryLine(next.text) || (isPostalLine(next.text) && !isStreetLine(next.text)))
      ? index + 1
      : index;
  }
  const open = next !== undefined && !isContactLine(next.text);
  if (open || isContactLine(part.text) || index - start > 6) return undefined;
  const stretch = parts.slice(start, index + 1);
  const street = stretch.findIndex((line) => line !== undefined && isStreetLine(line.text));
  return street > 0 && index - start - street <= 3 ? index : undefined;
}

function withoutLabels(segment: Segment, isLabel: (token: Token) => boolean): TextPart | undefined {
  const first = segment.tokens.findIndex((token) => !isLabel(token) && token.text !== ":");
  if (first < 0) return undefined;
  return partOf(segment.tokens.slice(first), segment.line);
}

function partOf(tokens: Token[], line: number): TextPart {
  const text = tokens
    .map((token) => token.text)
    .join(" ")
    .replace(/^[\s,:·•|-]+|[\s,:·•|-]+$/g, "");
  return { ...frameOf(tokens), text, tokens, line };
}
