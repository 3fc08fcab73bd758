/** A party as it is printed, to be recognized again. */
export type NamedParty = { name: string | null; taxNumber: string | null };

const compact = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .slice(0, 120);

/** The keys by which a party is known, the surest first: its tax number, then its name. Spelling does not matter. */
export function partyKeysOf({ name, taxNumber }: NamedParty): string[] {
  const [number, folded] = [compact(taxNumber ?? ""), compact(name ?? "")];
  return [...(number ? [`tax:${number}`] : []), ...(folded ? [`name:${folded}`] : [])];
}
