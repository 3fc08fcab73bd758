import { fingerprintOf } from "../stages/memory/fingerprint-of";
import { matchMemory } from "../stages/memory/match-memory";
import type { VendorMemory } from "../stages/memory/vendor-memory";
import { compact } from "../text/fold";
import { letterDistance } from "../text/letter-distance";
import type { CheckedDocument } from "./correction-sample-of";
import { learn } from "./learn";

/** Letters that a name may be off: "Ltd" or a slip or two. */
const mostOff = 3;

/**
 * Learns from a checked document: into the memory that holds it already, else into that of its own layout and vendor,
 * else into a new one with `id`. Answers that memory alone: no other is touched.
 */
export function learnFrom(
  memories: readonly VendorMemory[],
  document: CheckedDocument,
  id: string,
): VendorMemory {
  const taught = memories.find(({ samples }) =>
    samples.some(({ documentId }) => documentId === document.documentId),
  );
  return learn(taught ?? ownMemory(memories, document), document, id);
}

function ownMemory(
  memories: readonly VendorMemory[],
  { layout, fields }: CheckedDocument,
): VendorMemory | null {
  const vendor = fields.vendorName?.value ?? null;
  const sameVendor = memories.filter((memory) => isOfVendor(memory, vendor));
  const match = matchMemory(sameVendor, fingerprintOf(layout));
  return match?.isVendor ? match.memory : null;
}

/** Whether a memory was taught this vendor's name, or either does not know any. */
function isOfVendor({ samples }: VendorMemory, vendor: string | null): boolean {
  const taught = samples.flatMap(({ fields }) => fields.vendorName?.value ?? []);
  if (vendor === null || taught.length === 0) return true;
  const letters = compact(vendor);
  return taught.some((other) => {
    const known = compact(other);
    return (
      known.includes(letters) || letters.includes(known) || letterDistance(known, letters, mostOff) <= mostOff
    );
  });
}
