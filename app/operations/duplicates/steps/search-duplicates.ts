import { findDuplicates, type Other } from "@fieldwise/engine";
import { type DuplicateSigns, duplicateSignsOf, type TextSketch } from "@fieldwise/engine/duplicates";
import type { FoundValue } from "@fieldwise/engine/results";
import { commit, read, type Statement } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import {
  deleteOpenPairs,
  insertPair,
  replaceKeys,
  selectOthers,
  selectSameFile,
  selectSearched,
  selectSharing,
} from "~/data/shard/duplicates";
import { type KeptResult, valuesOf } from "~/domain/documents/fields-of-result";
import { baseModelOf } from "~/domain/models/base-models";
import type { RunContext } from "../../processing/processing-context";

type Searched = Awaited<ReturnType<typeof selectSearched>>[number];

/**
 * Looks for documents that look like this one and notes them; pairs that were noted before and look alike no more are
 * forgotten, those a person dismissed stay as they are. `sketch` is that of the document's words, undefined to use the
 * one that is kept. A document that is not the tenant's is passed over.
 */
export async function searchDuplicates(
  context: Pick<RunContext, "shard" | "tenant" | "now">,
  documentId: string,
  sketch?: TextSketch | null,
): Promise<{ found: number }> {
  const { shard } = context;
  const [[document], [result]] = await read(shard, [
    selectSearched(shard, documentId),
    selectResult(shard, documentId),
  ]);
  if (!document) return { found: 0 };
  // Of a file that was split only the file itself is compared: what stands on its pages is that of its parts.
  const isSplit = document.status === "split";
  const signs = isSplit
    ? signsOf(document, null, null)
    : signsOf(document, result ?? null, sketch === undefined ? document.sketch : sketch);
  await keep(context, documentId, signs);
  const others = await lookUp(context, document, signs);
  const found = findDuplicates(signs, others);
  await note(context, document, others, found);
  return { found: found.length };
}

function signsOf(
  { baseModelId }: Searched,
  result: Pick<KeptResult, "fields" | "editedFields"> | null,
  sketch: TextSketch | null,
): DuplicateSigns {
  const kind = baseModelOf(baseModelId)?.kind ?? "invoice";
  const edited = result?.editedFields ? textsOf(valuesOf(result)) : null;
  return duplicateSignsOf(kind, { read: textsOf(result?.fields ?? {}), edited }, sketch);
}

const textsOf = (fields: Record<string, FoundValue>) =>
  Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));

async function keep(
  { shard }: Pick<RunContext, "shard">,
  documentId: string,
  { read, edited, text, numbers, sketch }: DuplicateSigns,
): Promise<void> {
  const rows = [
    ...read.map(({ key }) => ({ documentId, key, origin: "read" as const })),
    ...edited.map(({ key }) => ({ documentId, key, origin: "edited" as const })),
    ...text.map((key) => ({ documentId, key, origin: "text" as const })),
  ];
  const [first, ...rest] = replaceKeys(shard, documentId, rows, { sketch, numbers });
  if (first) await commit(shard, [first, ...rest]);
}

type KnownOther = Other & { receivedAt: Date };

/** The documents with a key or the file in common, but for the parent this one was split off from and its parts. */
async function lookUp(
  { shard }: Pick<RunContext, "shard" | "tenant">,
  document: Searched,
  { read: asRead, edited, text }: DuplicateSigns,
): Promise<KnownOther[]> {
  const own = new Map([...asRead, ...edited].map(({ key, level }) => [key, level]));
  const keys = [...own.keys(), ...text];
  const [sameFile = [], ...sharing] = await read(shard, [
    selectSameFile(shard, document.id, document.sha256),
    ...keys.map((key) => selectSharing(shard, document.id, key)),
  ]);
  const files = new Set(sameFile.map((row) => row.documentId));
  const levels = new Map<string, Other["levels"]>();
  for (const id of files) levels.set(id, []);
  keys.forEach((key, index) => {
    const level = own.get(key);
    for (const { documentId } of sharing[index] ?? [])
      levels.set(documentId, [...(levels.get(documentId) ?? []), ...(level ? [level] : [])]);
  });
  const known = levels.size > 0 ? await selectOthers(shard, [...levels.keys()]) : [];
  return known
    .filter((other) => other.parentDocumentId !== document.id && other.id !== document.parentDocumentId)
    .map(({ id, receivedAt, sketch, numbers }) => ({
      documentId: id,
      receivedAt,
      file: files.has(id),
      levels: levels.get(id) ?? [],
      numbers: numbers ?? [],
      sketch,
    }));
}

async function note(
  { shard, now }: Pick<RunContext, "shard" | "tenant" | "now">,
  document: Searched,
  others: readonly KnownOther[],
  found: ReturnType<typeof findDuplicates>,
): Promise<void> {
  const at = now();
  const times = new Map(others.map((other) => [other.documentId, other.receivedAt.getTime()]));
  const pairs: Statement[] = found.map(({ documentId: otherId, level, likeness }) => {
    const isLater = isAfter([document.receivedAt.getTime(), document.id], [times.get(otherId) ?? 0, otherId]);
    const [later, earlier] = isLater ? [document.id, otherId] : [otherId, document.id];
    const pair = { documentId: later, otherId: earlier, level, likeness };
    return insertPair(shard, { foundAt: at, ...pair });
  });
  await commit(shard, [deleteOpenPairs(shard, document.id), ...pairs]);
}

const isAfter = ([time, id]: [number, string], [otherTime, otherId]: [number, string]) =>
  time === otherTime ? id > otherId : time > otherTime;
