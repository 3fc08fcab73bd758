import { overlapX, type Rect } from "../../geometry/rect";
import type { Candidate } from "../candidates/candidate";
import type { LabelHit } from "../labels/find-labels";
import { isGeneric } from "../labels/label-lexicon";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";

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
    if (line.segments.length > 1 && Math.abs(label.left - target.left) > 0.03) continue;
    return label.left <= target.left + 0.02
      ? [{ label, relation: "section", quality: index < target.line - 5 ? 0.6 : 0.9 }]
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
    .map((association) => ({ ...association, quality: association.quality * 0.8 }));
}

/** Whether a slant tore the line in two: the target opens its line, and the other ends left of it at nearly its height. */
function isTornOff(target: Target, line: Line | undefined, other: Line | undefined): boolean {
  if (!line || !other || line.page !== other.page || line.left < target.left - 1e-6) return false;
  const distance = Math.abs(target.top + target.bottom - other.top - other.bottom) / 2;
  return other.right < target.left && distance < 1.3 * (target.bottom - target.top);
}

function fromLine(target: Target, index: number, around: Surroundings): Association[] {
  const line = around.layout.lines[index];
  if (!line) return [];
  const em = target.bottom - target.top;
  const labels = around.labels.get(index) ?? [];
  return labels
    .filter((label) => label.right <= target.left + 0.3 * em)
    .map((label) => {
      const obstacles = obstaclesBetween(line, label, target, labels);
      const gap = Math.max(0, target.left - label.right) / em;
      const distance = gap > 30 ? 0.25 : gap > 12 ? 0.12 : gap > 5 ? 0.05 : 0;
      const sentence = label.startsSegment ? 0 : 0.15;
      const quality = (1 - distance - sentence) * 0.78 ** obstacles.words * 0.35 ** obstacles.labels;
      return { label, relation: "right" as const, quality };
    })
    .filter((association) => association.quality > 0.08);
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
  for (let index = target.line - 1; index >= 0 && index >= target.line - 14; index -= 1) {
    const line = around.layout.lines[index];
    if (!line || line.page !== target.page) break;
    const distance = (target.top - line.bottom) / em;
    if (distance > 9) break;
    for (const label of around.labels.get(index) ?? []) {
      const alignment = alignmentOf(label, target, em);
      if (alignment === 0 || !label.startsSegment) continue;
      const near = distance < 1.2 ? 1 : distance < 2.5 ? 0.85 : distance < 4.5 ? 0.6 : 0.4;
      const free = label.endsSegment ? 1 : valueAtRight(line, label) ? 0.35 : 0.5;
      found.push({ label, relation: "below", quality: near * alignment * free * 0.55 ** crossed });
    }
    if (line.segments.some((segment) => overlapX(segment, target) > 0)) crossed += 1;
  }
  return found.filter((association) => association.quality > 0.08);
}

/** 1 for equal left, right or middle; less for a mere overlap; 0 for different columns. */
function alignmentOf(label: LabelHit, target: Target, em: number): number {
  if (Math.abs(label.left - target.left) < em || Math.abs(label.right - target.right) < em) return 1;
  if (Math.abs(label.left + label.right - target.left - target.right) < 2 * em) return 1;
  return overlapX(label, target) > 0 ? 0.75 : 0;
}

function valueAtRight(line: Line, label: LabelHit): boolean {
  const next = line.tokens.find((token) => token.left >= label.right - 1e-6);
  return next !== undefined && /\d/.test(next.text);
}
