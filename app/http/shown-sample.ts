import { certaintyOf, fieldOf } from "@fieldwise/engine/results";
import { proofVerdict } from "~/domain/documents/proof-verdict";
import { shownProof } from "~/domain/documents/shown-proof";
import { shownValue } from "~/domain/documents/shown-value";
import { liveSamples } from "~/domain/live-sample/live-sample";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";

/** The sample paper with what was found on it, written out in a language, for pages that send no texts along. */
export function shownSample(language: Language) {
  const { culture, width, height, fields, ...sample } = liveSamples[language];
  const proof = shownProof(sample.proof, culture);
  const verdict = proofVerdict(proof);
  return {
    picture: { src: `/live-sample/${language}.webp`, width, height },
    fields: fields.map(
      ({ key, value, confidence, box: [left = 0, top = 0, right = 0, bottom = 0], reasons }) => ({
        key,
        label: fillText(language, `field.${key}`),
        value: shownValue(value, fieldOf(key)?.type ?? "text", culture),
        confidence: fillText(language, "documents.percent", { percent: Math.floor(confidence * 100) }),
        certainty: certaintyOf(confidence),
        word: fillText(language, `certainty.${certaintyOf(confidence)}`),
        reasons: reasons.map((reason) => fillText(language, reason.key, reason.values)).join(" \u00b7 "),
        place: {
          left: `${left * 100}%`,
          top: `${top * 100}%`,
          width: `${(right - left) * 100}%`,
          height: `${(bottom - top) * 100}%`,
        },
      }),
    ),
    proof: {
      title: verdict === "untested" ? "" : fillText(language, `proof.${verdict}`),
      equations: proof.equations.map(({ key, values, holds }) => ({
        text: fillText(language, key, values),
        holds,
      })),
    },
  };
}

export type ShownSample = ReturnType<typeof shownSample>;
