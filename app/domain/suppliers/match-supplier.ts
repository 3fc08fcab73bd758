import { letterDistance } from "@fieldwise/engine/payments";

/** Why a document is held for a supplier's; without a supplier, why for nobody's. */
export const supplierReasons = [
  "tax-number",
  "name",
  "account",
  "similar-name",
  "several",
  "unknown",
  "nameless",
] as const;

export type SupplierReason = (typeof supplierReasons)[number];

/** A supplier as a document is matched with it: the folded names and tax numbers it is known by. */
export type SupplierCandidate = {
  id: string;
  nameKeys: readonly string[];
  taxKeys: readonly string[];
  accounts: readonly string[];
};

/**
 * What a document says of its sender, folded; "" is nothing. `recalled` tells what is not on its pages: the memory of a layout has
 * added it.
 */
export type SenderKeys = {
  nameKey: string;
  taxKey: string;
  accounts: readonly string[];
  recalled?: { name: boolean; taxNumber: boolean };
};

/**
 * Letters in which two names may differ and be the same supplier's: one in a short name, two in a longer one. A forged bill spells the
 * name nearly right, and so does a misread one; either is to be compared with what is on file.
 */
const likeness = (name: string) => (name.length < 6 ? 0 : name.length < 12 ? 1 : 2);

/** `among` are the suppliers that it could be, of which it is one; alone or none where that is clear. */
export type SupplierMatch = { supplierId: string | null; reason: SupplierReason; among: string[] };

/**
 * Whose bill a document is: the supplier with its tax number, else with its name, else with an account on it, else with nearly its
 * name. Where two have the same tax number the name decides, then the account; where that cannot, it is one of them. So it is where
 * the tax number is one supplier's and the name another's: whoever forges a bill may print the number of a supplier without accounts.
 * What is printed comes before what is recalled.
 */
export function matchSupplier(sender: SenderKeys, candidates: readonly SupplierCandidate[]): SupplierMatch {
  const { nameKey, taxKey, accounts } = sender;
  const hasAccount = (one: SupplierCandidate) => one.accounts.some((key) => accounts.includes(key));
  const ways: Way[] = [
    ...waysByNames(sender, candidates, hasAccount),
    ["account", candidates.filter(hasAccount)],
    ["similar-name", nearest(sender, candidates)],
  ];
  const [reason, found] = ways.find(([, some]) => some.length > 0) ?? [];
  if (!reason || !found)
    return { supplierId: null, reason: nameKey === "" && taxKey === "" ? "nameless" : "unknown", among: [] };
  const paid = found.filter(hasAccount);
  const [only] = found.length === 1 ? found : paid.length === 1 ? paid : [];
  if (only) return { supplierId: only.id, reason, among: [only.id] };
  return { supplierId: null, reason: "several", among: found.map(({ id }) => id) };
}

type Way = [SupplierReason, readonly SupplierCandidate[]];

/** Who has the tax number or the name, what counts most first. */
function waysByNames(
  { nameKey, taxKey, recalled }: SenderKeys,
  candidates: readonly SupplierCandidate[],
  hasAccount: (one: SupplierCandidate) => boolean,
): Way[] {
  const byName = nameKey === "" ? [] : candidates.filter(({ nameKeys }) => nameKeys.includes(nameKey));
  const byTax = taxKey === "" ? [] : candidates.filter(({ taxKeys }) => taxKeys.includes(taxKey));
  const both = byTax.filter((one) => byName.includes(one));
  if (both.length > 0) return [["tax-number", both]];
  const ways: Way[] = [
    ["tax-number", byTax],
    ["name", byName],
  ];
  if (recalled?.taxNumber && !recalled.name) return ways.toReversed();
  if (byTax.length === 0 || byName.length === 0 || recalled?.name) return ways;
  return [
    ["tax-number", byTax.filter(hasAccount)],
    ["name", byName.filter(hasAccount)],
    ["several", [...byTax, ...byName]],
  ];
}

/** Who has nearly this name; with another tax number it is another company of nearly this name. */
function nearest(
  { nameKey, taxKey, recalled }: SenderKeys,
  candidates: readonly SupplierCandidate[],
): SupplierCandidate[] {
  const most = likeness(nameKey);
  if (most === 0) return [];
  const hasOwnNumber = taxKey !== "" && !recalled?.taxNumber;
  const distances = candidates
    .filter(({ taxKeys }) => !hasOwnNumber || taxKeys.length === 0)
    .map((candidate) => ({
      candidate,
      distance: Math.min(...candidate.nameKeys.map((key) => letterDistance(nameKey, key, most)), most + 1),
    }));
  const least = Math.min(...distances.map(({ distance }) => distance), most + 1);
  return least > most
    ? []
    : distances.filter(({ distance }) => distance === least).map(({ candidate }) => candidate);
}
