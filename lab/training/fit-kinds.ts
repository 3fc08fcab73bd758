import {
  type Calibration,
  calibrated,
  type KindSignal,
  type KindTrees,
  likeliestOf,
  type PageKind,
  pageKinds,
} from "@fieldwise/engine/lab";
import { fitBoostedTrees, type GrowingOptions } from "./fit-boosted-trees";
import type { KindSample } from "./kind-samples";

/** A sample with what trees that had not seen its source say of it. */
export type JudgedPage = KindSample & { seen: PageKind; logit: number; right: boolean };
/** The same with a confidence that was calibrated on the other sources. */
export type SurePage = JudgedPage & { confidence: number };

/** What speaks for a kind (1) or against it (-1), whatever a small sample says. */
const directions: Readonly<Record<PageKind, Readonly<Partial<Record<KindSignal, 1 | -1>>>>> = {
  invoice: { dueLabel: 1, creditTitle: -1, across: 1 },
  credit_note: { creditTitle: 1, creditWord: 1 },
  purchase_order: { orderTitle: 1, dueLabel: -1 },
  receipt: {
    receipts: 1,
    receiptTitle: 1,
    tills: 1,
    farewells: 1,
    cardSlips: 1,
    cash: 1,
    change: 1,
    times: 1,
    across: -1,
    ratio: 1,
    dueLabel: -1,
    billToLabel: -1,
    shipToLabel: -1,
  },
  bank_statement: { accountTitle: 1, headBalance: 1, openingLabel: 1, closingLabel: 1, movedLabel: 1 },
  energy_bill: { units: 1, energies: 1, meterLabel: 1, usageLabel: 1 },
  none: {
    prose: 1,
    letters: 1,
    agreements: 1,
    otherTitle: 1,
    labels: -1,
    demandTitle: -1,
    demands: -1,
    totalLabel: -1,
    sums: -1,
  },
};

/** Trees that tell each kind from all others. */
export function fitKinds(samples: readonly KindSample[], growing: GrowingOptions): KindTrees["kinds"] {
  const fitted = (kind: PageKind) =>
    fitBoostedTrees(
      samples.map((sample) => ({
        signals: sample.signals,
        right: sample.kind === kind,
        weight: sample.weight,
      })),
      growing,
      directions[kind],
    );
  return Object.fromEntries(pageKinds.map((kind) => [kind, fitted(kind)])) as KindTrees["kinds"];
}

/** What trees say of each sample that were fitted without any page of its source. */
export function withoutOwnSource(samples: readonly KindSample[], growing: GrowingOptions): JudgedPage[] {
  return [...new Set(samples.map(({ source }) => source))].flatMap((source) => {
    const kinds = fitKinds(
      samples.filter((sample) => sample.source !== source),
      growing,
    );
    return samples
      .filter((sample) => sample.source === source)
      .map((sample) => {
        const { kind: seen, logit } = likeliestOf(kinds, sample.signals);
        return { ...sample, seen, logit, right: seen === sample.kind };
      });
  });
}

/** Gives each page the confidence of a calibration that was fitted on the other sources. */
export function sureWithoutOwnSource(pages: readonly JudgedPage[]): SurePage[] {
  return [...new Set(pages.map(({ source }) => source))].flatMap((source) => {
    const calibration = fitCalibration(pages.filter((page) => page.source !== source));
    return pages
      .filter((page) => page.source === source)
      .map((page) => ({ ...page, confidence: calibrated(page.logit, calibration) }));
  });
}

const rounds = 50;
/** Keeps the steps finite where all are right. */
const ridge = 1e-3;
/** A step that makes the pages less likely is halved so often at most. */
const halvings = 20;

type Calibrating = readonly Pick<JudgedPage, "logit" | "right" | "weight">[];

/** The line on the logits that makes the judged pages likeliest, by Newton steps from no line at all. */
export function fitCalibration(pages: Calibrating): Calibration {
  let line: Calibration = { slope: 0, shift: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const step = newtonStep(pages, line);
    const before = lossOf(pages, line);
    let part = 1;
    for (let halved = 0; halved < halvings && lossOf(pages, moved(line, step, part)) > before; halved += 1)
      part /= 2;
    line = moved(line, step, part);
  }
  return { slope: rounded(line.slope), shift: rounded(line.shift) };
}

const moved = (line: Calibration, step: Calibration, part: number): Calibration => ({
  slope: line.slope + part * step.slope,
  shift: line.shift + part * step.shift,
});

/** The log loss of a line, with what holds it near to none. */
function lossOf(pages: Calibrating, { slope, shift }: Calibration): number {
  const losses = pages.map(({ logit, right, weight }) => {
    const margin = (right ? 1 : -1) * (slope * logit + shift);
    return weight * (Math.max(0, -margin) + Math.log1p(Math.exp(-Math.abs(margin))));
  });
  return losses.reduce((sum, loss) => sum + loss, (ridge * (slope ** 2 + shift ** 2)) / 2);
}

function newtonStep(pages: Calibrating, { slope, shift }: Calibration): Calibration {
  let [bySlope, byShift, curve, cross, level] = [-ridge * slope, -ridge * shift, ridge, 0, ridge];
  for (const { logit, right, weight } of pages) {
    const chance = 1 / (1 + Math.exp(-(slope * logit + shift)));
    const error = weight * (Number(right) - chance);
    const bend = weight * chance * (1 - chance);
    bySlope += error * logit;
    byShift += error;
    curve += bend * logit * logit;
    cross += bend * logit;
    level += bend;
  }
  const determinant = curve * level - cross * cross;
  return {
    slope: (level * bySlope - cross * byShift) / determinant,
    shift: (curve * byShift - cross * bySlope) / determinant,
  };
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
