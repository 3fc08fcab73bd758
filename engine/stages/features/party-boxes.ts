import { overlapX, type Rect } from "../../geometry/rect";
import { patternFor } from "../../languages/compile";
import { hasCompanySuffix } from "../../text/company-suffix";
import type { BoxFeature } from "../../weights/feature-name";
import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";
import type { LabelHit } from "../labels/find-labels";
import { associationsOf, type Surroundings, sectionOf } from "./associations";

/** Page widths: the height of usual print, for an address without words. */
const usualHeight = 0.01;
/** Heights by which boxes that stand beside each other may begin apart. */
const besideDrift = 3;
/** Page widths: the lowest print; what is less was drawn by a slip. */
const lowestPrint = 0.004;
/** Page widths: the highest; names of companies may be larger. */
const highestPrint = 0.03;
/** Lines below a place whose particulars are its own; the weights were trained with it. */
const linesDown = 5;
/** Page widths: the height of a line of particulars at most. */
const highestLine = 0.014;

/** Whose place a label announces. */
export type PartySide = "vendor" | "customer" | "ship";

/**
 * A place on the page where someone is named with an address: its frame from the name down to the last line, what else
 * stands there, and how strongly labels give it to each side (0..1).
 */
export type PartyBox = Rect & {
  page: number;
  line: number;
  address: Candidate;
  sides: Record<PartySide, number>;
  holds: Features;
};

const sideOfField: Record<string, PartySide> = {
  vendorName: "vendor",
  vendorAddress: "vendor",
  customerName: "customer",
  billToAddress: "customer",
  shipToAddress: "ship",
};

/** The party boxes of a document in reading order: from top to bottom, side by side from left to right. */
export function partyBoxesOf(addresses: readonly Candidate[], around: Surroundings): PartyBox[] {
  return addresses
    .filter((address) => !address.facts.has("with-line-above"))
    .map((address) => boxOf(address, around))
    .sort(byPlace);
}

function byPlace(a: PartyBox, b: PartyBox): number {
  if (a.page !== b.page) return a.page - b.page;
  const em = a.address.tokens[0] ? a.address.tokens[0].bottom - a.address.tokens[0].top : usualHeight;
  return Math.abs(a.top - b.top) > besideDrift * em ? a.top - b.top : a.left - b.left;
}

function boxOf(address: Candidate, around: Surroundings): PartyBox {
  const anchor = address.anchor ?? address;
  const frame = {
    left: Math.min(anchor.left, address.left),
    top: Math.min(anchor.top, address.top),
    right: Math.max(anchor.right, address.right),
    bottom: Math.max(anchor.bottom, address.bottom),
  };
  const place = { ...frame, page: address.page, line: anchor.line };
  return { ...place, address, sides: sidesOf(anchor, around), holds: holdsOf(place, around) };
}

/** How strongly the labels around a place give it to each side. */
export function sidesOf(
  place: Rect & { page: number; line: number },
  around: Surroundings,
): PartyBox["sides"] {
  const sides = { vendor: 0, customer: 0, ship: 0 };
  const ties = [...associationsOf(place, around), ...sectionOf(place, around, namesSide)];
  for (const { label, quality } of ties)
    for (const { field, strength } of label.senses) {
      const side = sideOfField[field];
      if (side && strength >= 1) sides[side] = Math.max(sides[side], Math.min(1, quality));
    }
  return sides;
}

function namesSide(label: LabelHit): boolean {
  return label.senses.some(({ field, strength }) => field in sideOfField && strength >= 1);
}

const particulars: readonly [BoxFeature, RegExp][] = [
  ["box-phone", new RegExp(String.raw`\b${patternFor("boxPhones")}\b|\+\d[\d\s().-]{7,}`, "i")],
  ["box-mail", /@|www\.|https?:|\.(?:com|net|org|de|fr|es|it|nl|co\.uk|com\.au|co\.nz|in|mx|ca)\b/i],
  [
    "box-tax",
    /\b(?:abn|gstin|gst|vat|nif|cif|rfc|ust|tva|p\.?\s?iva|btw|ein|tax id|hst|nzbn|contribuinte)\b/i,
  ],
  ["box-bank", /\b(?:iban|bic|swift|bsb|sort code|ifsc|clabe|routing|bank)\b/i],
  [
    "box-register",
    /\b(?:siret|siren|rcs|hrb|amtsgericht|kvk|registered|reg\.? no|company no|cin|capital)\b/i,
  ],
  ["box-attention", new RegExp(String.raw`\b${patternFor("attention")}\b`, "i")],
];

/** What stands in the columns of a place, from its first line to a few lines below it. */
function holdsOf(place: Rect & { page: number; line: number }, around: Surroundings): Features {
  const holds: Features = {};
  const em = Math.max(lowestPrint, Math.min(highestPrint, place.bottom - place.top));
  const reach = place.bottom + linesDown * Math.min(em, highestLine);
  const first = around.layout.lines[place.line];
  if (first) {
    const top = first.segments.find((segment) => overlapX(segment, place) > 0);
    holds[top && hasCompanySuffix(top.text) ? "box-company" : "box-no-company"] = 1;
  }
  for (let index = place.line; index < around.layout.lines.length; index += 1) {
    const line = around.layout.lines[index];
    if (!line || line.page !== place.page || line.top > reach) break;
    const text = line.segments
      .filter((segment) => overlapX(segment, place) > 0)
      .map((segment) => segment.text)
      .join(" ");
    for (const [name, pattern] of particulars) if (pattern.test(text)) holds[name] = 1;
    const labels = (around.labels.get(index) ?? []).filter((label) => overlapX(label, place) > 0);
    if (labels.some(announcesAccount)) holds["box-account"] = 1;
  }
  return holds;
}

function announcesAccount(label: LabelHit): boolean {
  return label.senses.some(({ field, strength }) => field === "accountNumber" && strength >= 1);
}
