import type { ExtractionRequest, FoundValue } from "../extraction-result";
import { compact } from "../layout/fold";
import { isOfVendor } from "./constants-of";
import type { Recalled } from "./recall";

/** How sure it must be that this is the vendor before its data is written without being read. */
const leastVendor = 0.55;

/**
 * The values with the vendor's own name, address, tax number and currency where recognition could not read them: they
 * have no place then. What was read is kept when it says the same or when the vendor is known to have several.
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
    if (read && compact(read.value) === compact(constant.value)) continue;
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
