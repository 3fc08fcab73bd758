import type { DocumentKind } from "@fieldwise/engine/results";

type Model = { id: string; name: string; kind: DocumentKind | null };

/** More buttons than these are no help: the others are in a list. */
const most = 3;

/** The models that a file is offered by a button each: the likeliest first, then others that read what it looks like. */
export function proposedModels(
  likeliest: string | null,
  kind: DocumentKind | null,
  models: readonly Model[],
): { id: string; name: string }[] {
  const first = models.filter(({ id }) => id === likeliest);
  const ofKind = models.filter((model) => kind !== null && model.kind === kind && model.id !== likeliest);
  return [...first, ...ofKind].slice(0, most).map(({ id, name }) => ({ id, name }));
}
