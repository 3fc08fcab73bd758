import type { LabelledDocument } from "./labelled-document";

/** Documents of the generator, whose truth is known by construction; the same seed gives the same ones. */
export function syntheticDocuments(_count: number, _seed: number): LabelledDocument[] {
  return [];
}
