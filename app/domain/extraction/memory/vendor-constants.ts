import type { ExtractionRequest, FoundValue } from "../extraction-result";
import { compact } from "../layout/fold";
import { isOfVendor } from "./constants-of";
import { letterDistance } from "./letter-distance";
import type { Recalled, RecalledConstant } from "./recall";

/** How sure it must be that this is the vendor before its data is written without being read. */
const leastVendor = 0.55;

/**
 * The values with the vendor's own name, address, tax number and currency where recognition could not read them: they
 * have no place then. What was read is kept when it says the same, when the page has a text layer, which cannot be misread, and
 * when it is another number than the remembered one.
 */
export function withVendorConstants(
  values: Record<string, FoundValue>,
  recalled: Recalled | null,
  request: ExtractionRequest,
): Record<string, FoundValue> {
  if (!recalled || recalled.match.vendor < leastVendor) return values;
  const filled = { ...values };
  for (const { key } of request.fields) {
    const constant = isOfVendor(key) ? recalled.fields.get(key)?.constants[0] : undefined;
    if (!constant || constant.strength < 0.6 || constant.tokens.length > 0) continue;
    const read = values[key];
    if (read && !recalled.recognised && key !== "currency" && read.confidence >= 0.5) continue;
    if (read && (compact(read.value) === compact(constant.value) || isAnother(key, read, constant))) continue;
    filled[key] = {
      value: constant.value,
      raw: constant.taught.raw || constant.value,
      confidence:
        Math.round(100 * Math.min(0.95, 0.4 + 0.5 * recalled.match.vendor + 0.02 * constant.times)) / 100,
      place: key === "currency" ? (read?.place ?? null) : null,
      reasons: [{ key: "reason.memory-constant", values: { count: String(constant.times) } }],
    };
  }
  return filled;
}

/** A number read in the remembered place that is not the remembered one misread: the vendor has another by now. */
function isAnother(key: string, read: FoundValue, { value }: RecalledConstant): boolean {
  if (key !== "vendorTaxNumber" || !read.reasons.some((reason) => reason.key === "reason.memory-place"))
    return false;
  const [now, known] = [compact(read.value), compact(value)];
  return now.length === known.length && letterDistance(now, known, 3) > 3;
}
