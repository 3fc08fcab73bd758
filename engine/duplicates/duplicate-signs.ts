import type { DocumentKind } from "../results/extraction-result";
import { type DuplicateKey, duplicateKeysOf, numberOf } from "./duplicate-keys-of";
import { bandKeysOf, type TextSketch } from "./text-sketch";

/**
 * What identifies a document: keys of its values as read and as edited, keys of its text, its own numbers, and the
 * sketch of its words.
 */
export type DuplicateSigns = {
  read: DuplicateKey[];
  edited: DuplicateKey[];
  text: string[];
  numbers: string[];
  sketch: TextSketch | null;
};

type Values = Readonly<Record<string, string>>;

/** The signs of a document of this kind; values are canonical, by field key, `edited` is null where nobody changed any. */
export const duplicateSignsOf = (
  kind: DocumentKind,
  { read, edited }: { read: Values; edited: Values | null },
  sketch: TextSketch | null,
): DuplicateSigns => ({
  read: duplicateKeysOf(kind, read),
  edited: edited ? duplicateKeysOf(kind, edited) : [],
  text: sketch ? bandKeysOf(sketch) : [],
  numbers: [...new Set([numberOf(read), numberOf(edited ?? read)])].filter(Boolean),
  sketch,
});
