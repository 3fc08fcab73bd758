import type { DocumentKind } from "../results/extraction-result";
import { type BoostedTrees, logitOf } from "../weights/boosted-trees";
import type { KindSignals } from "./kind-signals";

/** What a first page may be: a document of a type that is read, or none of them. */
export const pageKinds = [
  "invoice",
  "credit_note",
  "purchase_order",
  "receipt",
  "bank_statement",
  "energy_bill",
  "none",
] as const satisfies readonly (DocumentKind | "none")[];
export type PageKind = (typeof pageKinds)[number];

/** How the share of the likeliest kind becomes a confidence: a line on its logit (Platt 1999). */
export type Calibration = { slope: number; shift: number };

/** Trees that tell each kind from all others, and the calibration of the likeliest. */
export type KindTrees = { kinds: Record<PageKind, BoostedTrees>; calibration: Calibration };

/** A share this near to 0 or 1 has no logit worth telling from its neighbours'. */
const nearest = 1e-6;
/** A confidence has four decimals, and is never quite 0 or 1. */
const decimals = 1e4;

/** The kind that trees find likeliest, and the logit of its share among all. */
export function likeliestOf(
  kinds: KindTrees["kinds"],
  signals: KindSignals,
): { kind: PageKind; logit: number } {
  const chances = pageKinds.map((kind) => chanceOf(logitOf(kinds[kind], signals)));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  const best = Math.max(...chances);
  const share = Math.min(1 - nearest, Math.max(nearest, best / all));
  return { kind: pageKinds[chances.indexOf(best)] ?? "none", logit: Math.log(share / (1 - share)) };
}

/** The likeliest kind with its calibrated confidence. */
export function likeliestKind(
  { kinds, calibration }: KindTrees,
  signals: KindSignals,
): { kind: PageKind; confidence: number } {
  const { kind, logit } = likeliestOf(kinds, signals);
  return { kind, confidence: calibrated(logit, calibration) };
}

/** The confidence that a logit stands for. */
export function calibrated(logit: number, { slope, shift }: Calibration): number {
  const confidence = Math.round(decimals * chanceOf(slope * logit + shift)) / decimals;
  return Math.min(1 - 1 / decimals, Math.max(1 / decimals, confidence));
}

const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
