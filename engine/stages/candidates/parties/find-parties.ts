import { unionOf } from "../../../geometry/rect";
import { hasCompanySuffix, isLegalForm } from "../../../text/company-suffix";
import { taxIdOf } from "../../../values/tax-ids";
import type { Block } from "../../layout/blocks-of";
import type { Segment } from "../../layout/line";
import type { Token } from "../../layout/token";
import {
  hasStreetWord,
  isContactLine,
  isCountryLine,
  isPlaceLine,
  isPostalLine,
  isStreetLine,
} from "./address-shape";
import { partiesOnOneLine } from "./parties-on-one-line";
import type { Party, TextPart } from "./party";
import { textPart } from "./text-part";

/** Lines below a street that may be streets or places: building, district, town, country. */
const linesBelowStreet = 4;
/** Lines below a postal line that are places: town, region, country. */
const mostPlaces = 3;
/** Lines between a street and a postal line, and one more above a bare code. */
const linesBetween = 3;
/** Lines of an address above its postal line. */
const mostLines = 7;
/** Lines below an address with its particulars. */
const mostAfter = 3;

/** A line of a block without its labels; undefined where nothing else stands on it. */
type Part = TextPart | undefined;

/** Company, department and person stand above an address. */
const mostNames = 3;

/**
 * Finds the parties in a block: each stretch from a street to a postal line or place, with the lines above it that may
 * name someone, and those written on one line. `isLabel` says which tokens belong to a label: a line of labels parts
 * what stands above from what stands below.
 */
export function findParties(block: Block, isLabel: (token: Token) => boolean): Party[] {
  const parts = block.segments.map((segment) => partOf(segment, isLabel));
  const single = parts.map((part) => (part ? partiesOnOneLine(part, block.page) : []));
  const others = parts.map((part, index) => (single[index]?.some(isWhole) ? undefined : part));
  return [...partiesOverLines(others, block.page), ...single.flat()];
}

/** A line that names someone with street and postal code is a party of its own, whatever stands above and below. */
function isWhole({ names, address }: Party): boolean {
  return names.length > 0 && address.some((part) => isPostalLine(part.text));
}

function partiesOverLines(parts: readonly Part[], page: number): Party[] {
  const parties: Party[] = [];
  let from = 0;
  for (let index = 0; index < parts.length; index += 1) {
    const end = endOfAddress(parts, index);
    if (end === undefined) continue;
    const start = belowName(parts, { from, start: startOfAddress(parts, from, index), end });
    const party = partyOf(parts, { from, start, end }, page);
    if (party) parties.push(party);
    from = end + 1;
    index = end;
  }
  return parties;
}

/**
 * Where an address ends, if one does here: at a postal line with the places below it, or, where no postal line follows,
 * at the last line after a street that is still a street or a place.
 */
function endOfAddress(parts: readonly Part[], index: number): number | undefined {
  const part = parts[index];
  if (!part) return undefined;
  if (isPostalLine(part.text) && !isStreetBeforePostal(parts, index)) return endOfPlaces(parts, index);
  if (!isStreetLine(part.text)) return undefined;
  let end = index;
  for (let next = index + 1; next <= index + linesBelowStreet; next += 1) {
    const text = parts[next]?.text;
    if (text === undefined || isContactLine(text)) break;
    if (isPostalLine(text)) return undefined;
    const isCode = /^[1-9]\d{3,5}$/.test(text) && isPlaceLine(parts[next - 1]?.text ?? "");
    if (isCode || isStreetLine(text) || isPlaceLine(text)) end = next;
  }
  return end > index || hasStreetWord(part.text) ? end : undefined;
}

/** A Dutch code over its town. */
const townBelowCode = /^[1-9]\d{3}\s?[A-Z]{2}\n\p{Lu}[\p{L}'-]+(?:\s[\p{L}'-]+){0,2}$/u;

/** "2210 Oak Hill Street" and "PO Box 8146" look like code and town until the postal line follows. */
function isStreetBeforePostal(parts: readonly Part[], index: number): boolean {
  const text = parts[index]?.text ?? "";
  const reach = hasStreetWord(text) ? 2 : isStreetLine(text) ? 1 : 0;
  for (const next of parts.slice(index + 1, index + 1 + reach)) {
    if (!next || isContactLine(next.text)) return false;
    if (isPostalLine(next.text) && !isStreetWithCode(next.text)) return true;
  }
  return false;
}

/** A whole address on one line has a number besides the code; "Cedar Park, TX 78630" is a town called like a street. */
function isStreetWithCode(text: string): boolean {
  return hasStreetWord(text) && (text.match(/\d[\d-]*/g)?.length ?? 0) > 1;
}

function endOfPlaces(parts: readonly Part[], index: number): number {
  let end = index;
  for (const next of parts.slice(index + 1, index + 1 + mostPlaces)) {
    const text = next?.text ?? "";
    const isPlace =
      isCountryLine(text) ||
      isPlaceLine(text) ||
      (isPostalLine(text) && !isStreetLine(text)) ||
      townBelowCode.test(`${parts[end]?.text}\n${text}`) ||
      /^[1-9]\d{3,5}$/.test(text);
    if (!isPlace) break;
    end += 1;
  }
  return end;
}

/** The topmost street line above, with no more than two other lines in between (three above a bare code). */
function startOfAddress(parts: readonly Part[], from: number, index: number): number {
  const reach = /^\S+(?:\s\S{3})?$/.test(parts[index]?.text ?? "") ? linesBetween + 1 : linesBetween;
  let start = index;
  for (let back = index - 1; back >= Math.max(from, index - mostLines); back -= 1) {
    const text = parts[back]?.text;
    if (text === undefined || isContactLine(text) || taxIdOf(text) || start - back > reach) break;
    if (isPartOfStreet(text) || (back === start - 1 && isNumberOfStreet(text))) start = back;
  }
  return start;
}

/**
 * The start of an address below a name that reads like a street: where nobody is named above ("Rimu Lane Early Learning
 * Centre" over "14 Rimu Lane"), a first line without a number names someone.
 */
function belowName(parts: readonly Part[], { from, start, end }: Stretch): number {
  const isNamed = start > from && parts[start - 1] !== undefined;
  const isNumbered = /\d/.test(parts[start]?.text ?? "") || !/\d/.test(parts[start + 1]?.text ?? "");
  const isStreetOverTown = end - start < 2 && isPostalLine(parts[end]?.text ?? "");
  if (!isNamed && isNameOverStreet(parts[start]?.text ?? "", parts[start + 1]?.text ?? "")) return start + 1;
  return isNamed || isNumbered || isStreetOverTown ? start : start + 1;
}

/** "32 Pub & Bistro" over "78G, Jalan SS21/62" is a name with a number in it. */
function isNameOverStreet(first: string, second: string): boolean {
  return !hasStreetWord(first) && hasStreetWord(second) && /^\D{0,4}\d/.test(second);
}

/** The number of a street that a narrow column parts from its name: "177 N." over "Magnolia Rd". */
function isNumberOfStreet(text: string): boolean {
  return /^\d{1,5}[A-Za-z]?(?:\s\S{1,6})?,?$/.test(text);
}

function isPartOfStreet(text: string): boolean {
  if (hasCompanySuffix(text) && (!/\d/.test(text) || isLegalForm(text.split(/\s/).at(-1) ?? "")))
    return false;
  return isStreetLine(text) || hasStreetWord(text);
}

type Stretch = { from: number; start: number; end: number };

function partyOf(parts: readonly Part[], { from, start, end }: Stretch, page: number): Party | undefined {
  const names: TextPart[] = [];
  for (let back = start - 1; back >= from && names.length < mostNames; back -= 1) {
    const part = parts[back];
    if (!part || isContactLine(part.text) || !/\p{L}{2}/u.test(part.text)) break;
    names.unshift(part);
  }
  const address = parts
    .slice(start, end + 1)
    .filter((part): part is TextPart => part !== undefined && !taxIdOf(part.text));
  const anchor = names[0] ?? address[0];
  const isBare = names.length === 0 && address.length === 1;
  if (!anchor || address.length === 0 || (isBare && !isPostalLine(anchor.text))) return undefined;
  const after = parts.slice(end + 1, end + 1 + mostAfter);
  return {
    ...unionOf([anchor, ...address]),
    page,
    names,
    address,
    anchor,
    contact: after.some((part) => part !== undefined && isContactLine(part.text)),
    onOneLine: false,
  };
}

/** A line of a block; undefined where it is nothing but labels. */
function partOf(segment: Segment, isLabel: (token: Token) => boolean): Part {
  return segment.tokens.every((token) => isLabel(token) || token.text === ":")
    ? undefined
    : textPart(segment.tokens, segment.line);
}
