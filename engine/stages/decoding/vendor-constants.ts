import { certaintyOf } from "../../results/certainty";
import type { ExtractionRequest, FoundValue } from "../../results/extraction-result";
import { compact } from "../../text/fold";
import { isLike, isPartOf, matchesPrinted } from "../memory/matches-printed";
import type { Recalled, RecalledConstant } from "../memory/recall-memory";
import { isOfVendor } from "../memory/vendor-fields";

/** Strength below which a constant is not written: two samples that differ are weaker. */
const leastStrength = 0.6;
/** Confidence of an unprinted value that nothing speaks for; like the next two, set by hand, and bounded below. */
const unprintedStart = 0.4;
/** What a vendor that is sure adds. */
const perVendor = 0.5;
/** What each time adds that it was so. */
const perTime = 0.02;

/** How sure it must be that this is the vendor before its data is written without being read. */
const leastVendor = 0.55;

/** A value that does not stand on the page is there to be looked at, however sure it is whose document this is. */
const mostUnprinted = 0.75;

/**
 * The values with the vendor's own name, address, tax number and currency where nothing was read, or a part that cannot be
 * the whole; they have no place then. What was read stays, whatever is remembered; where recognition misread the
 * remembered value, it is spelt as remembered.
 */
export function withVendorConstants(
  values: Record<string, FoundValue>,
  recalled: Recalled,
  request: ExtractionRequest,
): Record<string, FoundValue> {
  const { match, misreadable } = recalled;
  if (!match.isVendor) return values;
  const filled = { ...values };
  for (const { key } of request.fields) {
    const constant = isOfVendor(key) ? recalled.fields.get(key)?.constants[0] : undefined;
    if (!constant || constant.strength < leastStrength) continue;
    const read = values[key];
    if (read && misreadable && isMisread(read, constant))
      filled[key] = { ...read, value: constant.value, reasons: [remembered(constant), ...read.reasons] };
    else if (
      !read ||
      (isAssumed(read) && constant.corrected) ||
      (misreadable && isHardlyRead(read, constant))
    )
      if (constant.tokens.length === 0 && match.vendor >= leastVendor)
        filled[key] = unprinted(constant, match.vendor);
  }
  return filled;
}

/** A currency that neither a code nor a sign on the page tells. */
const isAssumed = ({ reasons }: FoundValue): boolean =>
  reasons.some(({ key }) => key === "reason.currency-country" || key === "reason.currency-model");

const isDoubtful = ({ confidence }: FoundValue): boolean => certaintyOf(confidence) === "doubtful";

/** A doubtful reading of what may well be the value that a person wrote, whole or in part. */
const isHardlyRead = (read: FoundValue, { value, corrected }: RecalledConstant): boolean =>
  corrected &&
  isDoubtful(read) &&
  compact(read.value) !== compact(value) &&
  (isPartOf(read.value, value) || isLike(value, read.value));

/** Of two spellings the remembered one is right only where a person wrote it: what was left may be misread as well. */
const isMisread = (read: FoundValue, constant: RecalledConstant): boolean =>
  constant.corrected &&
  compact(read.value) !== compact(constant.value) &&
  matchesPrinted(constant.value, read.value, true);

function unprinted(constant: RecalledConstant, vendor: number): FoundValue {
  const certain = unprintedStart + perVendor * vendor + perTime * constant.times;
  return {
    value: constant.value,
    raw: constant.taught.raw || constant.value,
    confidence: Math.round(100 * Math.min(mostUnprinted, certain)) / 100,
    place: null,
    reasons: [remembered(constant)],
  };
}

const remembered = ({ times }: RecalledConstant) => ({
  key: "reason.memory-constant",
  values: { count: String(times) },
});
