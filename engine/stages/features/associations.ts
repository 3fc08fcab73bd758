import { overlapX, type Rect } from "../../geometry/rect";
import type { Candidate } from "../candidates/candidate";
import type { LabelHit } from "../labels/find-labels";
import { isGeneric } from "../labels/label-lexicon";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";

/** Page widths that a heading may stand right or left of what stands below it. Set by hand, like all numbers here; the weights were trained with them. */
const headingDrift = 0.03;
/** The same to the right, where it is alone on its line. */
const headingOverhang = 0.02;
/** Lines below a heading to which it surely speaks. */
const nearHeading = 5;
/** How well a heading speaks to these. */
const nearQuality = 0.9;
/** And to lines further down. */
const farQuality = 0.6;
/** What is left of a label's quality where a slant may have torn it off its value. */
const tornQuality = 0.8;
/** Heights between the middles of the parts of a line that is torn in two. */
const tornGap = 1.3;
/** Heights that a label may reach into its value: recognition draws boxes by eye. */
const reachIn = 0.3;
/** Gaps between label and value, in heights, and what each takes from the quality: a column, half a page, a page. */
const rightGaps = [
  [30, 0.25],
  [12, 0.12],
  [5, 0.05],
] as const;

/** What it takes that a label stands inside of a sentence. */
const sentenceCost = 0.15;
/** What each word between label and value leaves of the quality. */
const perWord = 0.78;
/** What each other label between leaves of it: most values belong to the nearest. */
const perLabel = 0.35;
/** Worse associations say nothing. */
const leastQuality = 0.08;
/** Lines above a value among which its label is looked for. */
const mostLinesUp = 14;
/** Heights above a value within which its label is looked for. */
const mostHeightsUp = 9;
/** Gaps between a label and the value below it, in heights, and what each leaves of the quality: the next line, one between, two. */
const belowGaps = [
  [1.2, 1],
  [2.5, 0.85],
  [4.5, 0.6],
] as const;

/** What is left of it further up. */
const farBelow = 0.4;
/** What is left of the quality of a label that has a number at its right: that is its value. */
const hasOwnValue = 0.35;
/** What is left of it where there is something else. */
const hasNeighbour = 0.5;
/** What each line between that stands over the value leaves of it. */
const perLineCrossed = 0.55;
/** What a mere overlap with a label above is worth. */
const overlapWorth = 0.75;

/** How a label points to a candidate, 0 (hardly) to 1 (right beside it). */
export type Association = { label: LabelHit; relation: "right" | "below" | "section"; quality: number };

/** Anything a label can point to: its frame, page and line. */
export type Target = Rect & { page: number; line: number };

/** What lies on the page around labels and targets. */
export type Surroundings = {
  layout: DocumentLayout;
  labels: ReadonlyMap<number, LabelHit[]>;
};

/** Every label that points to the target, from the same line or from above. */
export function associationsOf(target: Target, around: Surroundings): Association[] {
  return [...fromTheLeft(target, around), ...fromAbove(target, around)];
}

/** Set by hand: lines that a heading speaks for; the weights were trained with it. */
const reachOfSection = 12;

/**
 * The heading of the section the target stands in: the nearest label of a party above that is alone on its line or at the
 * target's edge, as forms have it ("Seller", then name, address and number below, each with its own label).
 */
export function sectionOf(
  target: Target,
  around: Surroundings,
  isParty: (label: LabelHit) => boolean,
): Association[] {
  for (let index = target.line - 1; index >= 0 && index >= target.line - reachOfSection; index -= 1) {
    const line = around.layout.lines[index];
    if (!line || line.page !== target.page) return [];
    const label = (around.labels.get(index) ?? []).find(isParty);
    if (!label?.startsSegment || !label.endsSegment) continue;
    if (line.segments.length > 1 && Math.abs(label.left - target.left) > headingDrift) continue;
    return label.left <= target.left + headingOverhang
      ? [
          {
            label,
            relation: "section",
            quality: index < target.line - nearHeading ? farQuality : nearQuality,
          },
        ]
      : [];
  }
  return [];
}

/** The frame a label points to: an address by its first line, anything else by itself. */
export function targetOf(candidate: Candidate): Target {
  return candidate.anchor ?? candidate;
}

function fromTheLeft(target: Target, around: Surroundings): Association[] {
  const own = fromLine(target, target.line, around);
  if (own.length > 0 || !around.layout.recognised) return own;
  return [target.line - 1, target.line + 1]
    .filter((index) => isTornOff(target, around.layout.lines[target.line], around.layout.lines[index]))
    .flatMap((index) => fromLine(target, index, around))
    .map((association) => ({ ...association, quality: association.quality * tornQuality }));
}

/** Whether a slant tore the line in two: the target opens its line, and the other ends left of it at nearly its height. */
function isTornOff(target: Target, line: Line | undefined, other: Line | undefined): boolean {
  if (!line || !other || line.page !== other.page || line.left < target.left - 1e-6) return false;
  const distance = Math.abs(target.top + target.bottom - other.top - other.bottom) / 2;
  return other.right < target.left && distance < tornGap * (target.bottom - target.top);
}

function fromLine(target: Target, index: number, around: Surroundings): Association[] {
  const line = around.layout.lines[index];
  if (!line) return [];
  const em = target.bottom - target.top;
  const labels = around.labels.get(index) ?? [];
  return labels
    .filter((label) => label.right <= target.left + reachIn * em)
    .map((label) => {
      const obstacles = obstaclesBetween(line, label, target, labels);
      const gap = Math.max(0, target.left - label.right) / em;
      const distance = rightGaps.find(([widest]) => gap > widest)?.[1] ?? 0;
      const sentence = label.startsSegment ? 0 : sentenceCost;
      const heads = gap > columnGap && headsBlock(label, line, around) ? hasOwnValue : 1;
      const quality =
        (1 - distance - sentence) * perWord ** obstacles.words * perLabel ** obstacles.labels * heads;
      return { label, relation: "right" as const, quality };
    })
    .filter((association) => association.quality > leastQuality);
}

/** Heights from one line of a block to the next, at most. */
const lineDistance = 1.9;
/** Heights from which what stands beside a label is in another column. */
const columnGap = 5;

/** Whether a label is the heading of what stands below it: two lines at its left edge that are no labels themselves. */
function headsBlock(label: LabelHit, line: Line, { layout, labels }: Surroundings): boolean {
  if (!label.startsSegment || !label.endsSegment || label.endsWithColon) return false;
  const em = label.bottom - label.top;
  return [1, 2].every((step) => {
    const below = layout.lines[line.index + step];
    if (!below || below.page !== line.page || below.top - line.top > (step + 1) * lineDistance * em)
      return false;
    const own = below.segments.find(({ left }) => Math.abs(left - label.left) < em / 2);
    const isLabel = (labels.get(below.index) ?? []).some(({ tokens }) => tokens[0] === own?.tokens[0]);
    return own !== undefined && !isLabel;
  });
}

function obstaclesBetween(line: Line, label: LabelHit, target: Target, labels: readonly LabelHit[]) {
  let words = 0;
  const between = labels.filter(
    (other) => other.left >= label.right - 1e-6 && other.right <= target.left + 1e-6,
  );
  for (const token of line.tokens) {
    if (token.left < label.right - 1e-6 || token.right > target.left + 1e-4) continue;
    if (!/[\p{L}\d]/u.test(token.text) || /^(?:[A-Z]{3}|RM|Rs\.?)$/.test(token.text)) continue;
    if (between.some((other) => other.tokens.includes(token))) continue;
    words += 1;
  }
  return { words, labels: between.filter((other) => !isGeneric(other.phrase)).length };
}

function fromAbove(target: Target, around: Surroundings): Association[] {
  const em = target.bottom - target.top;
  const found: Association[] = [];
  let crossed = 0;
  for (let index = target.line - 1; index >= 0 && index >= target.line - mostLinesUp; index -= 1) {
    const line = around.layout.lines[index];
    if (!line || line.page !== target.page) break;
    const distance = (target.top - line.bottom) / em;
    if (distance > mostHeightsUp) break;
    for (const label of around.labels.get(index) ?? []) {
      const alignment = alignmentOf(label, target, em);
      if (alignment === 0 || !label.startsSegment) continue;
      const near = belowGaps.find(([widest]) => distance < widest)?.[1] ?? farBelow;
      const free = label.endsSegment ? 1 : valueAtRight(line, label) ? hasOwnValue : hasNeighbour;
      found.push({ label, relation: "below", quality: near * alignment * free * perLineCrossed ** crossed });
    }
    if (line.segments.some((segment) => overlapX(segment, target) > 0)) crossed += 1;
  }
  return found.filter((association) => association.quality > leastQuality);
}

/** 1 for equal left, right or middle; less for a mere overlap; 0 for different columns. */
function alignmentOf(label: LabelHit, target: Target, em: number): number {
  if (Math.abs(label.left - target.left) < em || Math.abs(label.right - target.right) < em) return 1;
  if (Math.abs(label.left + label.right - target.left - target.right) < 2 * em) return 1;
  return overlapX(label, target) > 0 ? overlapWorth : 0;
}

function valueAtRight(line: Line, label: LabelHit): boolean {
  const next = line.tokens.find((token) => token.left >= label.right - 1e-6);
  return next !== undefined && /\d/.test(next.text);
}
