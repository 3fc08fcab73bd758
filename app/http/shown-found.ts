import { type ArithmeticProof, certaintyOf, fieldOf, type Reason } from "@fieldwise/engine/results";
import { proofVerdict } from "~/domain/documents/proof-verdict";
import { shownProof } from "~/domain/documents/shown-proof";
import { shownValue } from "~/domain/documents/shown-value";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";

/** A value as it was found: its key, canonical text, confidence (0..1), box as shares of its page, and reasons. */
type Found = {
  key: string;
  value: string;
  confidence: number;
  box: readonly number[] | null;
  reasons: readonly Reason[];
};

/** A found value written out in a language, for pages that send no texts along. */
export function shownFound(
  { key, value, confidence, box, reasons }: Found,
  { culture, language }: { culture: string; language: Language },
) {
  const [left = 0, top = 0, right = 0, bottom = 0] = box ?? [];
  const share = (part: number) => `${part * 100}%`;
  return {
    key,
    label: fillText(language, `field.${key}`),
    value: shownValue(value, fieldOf(key)?.type ?? "text", culture),
    confidence: fillText(language, "documents.percent", { percent: Math.floor(confidence * 100) }),
    certainty: certaintyOf(confidence),
    word: fillText(language, `certainty.${certaintyOf(confidence)}`),
    reasons: reasons.map((reason) => fillText(language, reason.key, reason.values)).join(" \u00b7 "),
    place: box && {
      left: share(left),
      top: share(top),
      width: share(right - left),
      height: share(bottom - top),
    },
  };
}

export type ShownFound = ReturnType<typeof shownFound>;

/** The tested sums written out in a language. */
export function shownSums(
  found: ArithmeticProof,
  { culture, language }: { culture: string; language: Language },
) {
  const proof = shownProof(found, culture);
  const verdict = proofVerdict(proof);
  return {
    title: verdict === "untested" ? "" : fillText(language, `proof.${verdict}`),
    equations: proof.equations.map(({ key, values, holds }) => ({
      text: fillText(language, key, values),
      holds,
    })),
  };
}

export type ShownProof = ReturnType<typeof shownSums>;
