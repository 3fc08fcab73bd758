import { hashText } from "./feature-hash";
import { NamedWeights } from "./named-weights";

/**
 * What a training has learned. Weights of named features stand under their names in `named`. Weights of context
 * features stand in 2^bits places; a weight's place is the top bits of the hash of its field and feature, and two may
 * share one. `fields` are the hashes of the fields that it was trained with: of others it says nothing.
 */
export type WeightTable = {
  named: NamedWeights;
  fields: ReadonlySet<number>;
  bits: number;
  values: Float32Array;
};

/** A table of the first format, which tenants trained until version 1.12: named features share the places of the others. */
export type SharedTable = { bits: number; values: Float32Array; named?: undefined };

/** A table without knowledge of these fields. */
export function emptyTable(bits: number, fields: Iterable<number> = []): WeightTable {
  return { named: new NamedWeights(), fields: new Set(fields), bits, values: new Float32Array(2 ** bits) };
}

/**
 * The place in a table of a feature's weight for a field (or a field in one kind of document): both are well mixed, so
 * one multiplication (Knuth's multiplicative hashing) is enough.
 */
export function weightIndex(field: number, feature: number, bits: number): number {
  return Math.imul(field ^ feature, 0x9e3779b1) >>> (32 - bits);
}

/** Under which key the weight of a named feature stands. */
export const keyOfWeight = (field: number, feature: number): number => Math.imul(field, 0x85ebca6b) ^ feature;

/** Under which two hashes the weights of a field stand: those for all documents and those for one kind. */
export function fieldHashes(field: string, kind: string): readonly [all: number, kind: number] {
  return [hashText(field), hashText(`${field}@${kind}`)];
}
