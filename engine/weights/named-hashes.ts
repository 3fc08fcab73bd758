import { hashText } from "./feature-hash";
import { type Features, namesIn } from "./features";

/** Names of features that an isolate knows the hash of: there are some hundred, and others that name lines of a document. */
const mostKnown = 2_000;
const hashes = new Map<string, number>();

/** Named features as hashes with their strengths; those of strength 0 are left out. */
export function namedHashes(features: Features): [hash: number, strength: number][] {
  const named: [number, number][] = [];
  for (const name of namesIn(features)) {
    const strength = features[name] ?? 0;
    if (strength !== 0) named.push([hashOfName(name), strength]);
  }
  return named;
}

/** The hash of a named feature. */
export function hashOfName(name: string): number {
  const known = hashes.get(name);
  if (known !== undefined) return known;
  const hash = hashText(`named:${name}`);
  if (hashes.size < mostKnown) hashes.set(name, hash);
  return hash;
}
