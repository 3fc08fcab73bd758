import { hashText } from "./feature-hash";

/** Weights in 2^bits places; a weight's place is the top bits of the hash of its field and feature. */
export type WeightTable = { bits: number; values: Float32Array };

/** A table without knowledge. */
export function emptyTable(bits: number): WeightTable {
  return { bits, values: new Float32Array(2 ** bits) };
}

/**
 * The place in a table of a feature's weight for a field (or a field in one kind of document): both are well mixed, so
 * one multiplication (Knuth's multiplicative hashing) is enough.
 */
export function placeOfWeight(field: number, feature: number, bits: number): number {
  return Math.imul(field ^ feature, 0x9e3779b1) >>> (32 - bits);
}

/** Under which two hashes the weights of a field stand: those for all documents and those for one kind. */
export function fieldHashes(field: string, kind: string): readonly [all: number, kind: number] {
  return [hashText(field), hashText(`${field}@${kind}`)];
}
