import { findDuplicates, type Other } from "@fieldwise/engine";
import {
  type DuplicateSigns,
  duplicateSignsOf,
  ownNumberFields,
  type TextSketch,
} from "@fieldwise/engine/duplicates";
import { certaintyOf, type FoundValue } from "@fieldwise/engine/results";
import { commit, read, type Statement } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import {
  deleteOpenPairs,
  insertPair,
  replaceKeys,
  selectDismissed,
  selectOthers,
  selectSameFile,
  selectSearched,
  selectSharing,
} from "~/data/shard/duplicates";
import { findPage } from "~/data/shard/pages";
import { type OriginalAndEditedResult, valuesOf } from "~/domain/documents/fields-of-result";
import { baseModelOf } from "~/domain/models/base-models";
import type { RunContext } from "../../processing/processing-context";

type Searched = Awaited<ReturnType<typeof selectSearched>>[number];

type Values = Pick<OriginalAndEditedResult, "fields" | "editedFields">;

/** What a document is known again by, and whether its numbers are certain. */
type Signs = DuplicateSigns & { certain: boolean };

/** What is known of a document and not stored yet; what is left out is as it is stored. `sketch` is that of its words. */
type Fresh = { sketch?: TextSketch | null; values?: Values };

/**
 * Looks for documents that look like this one and notes them; pairs that were recorded before and look alike no more
 * are forgotten, those a person dismissed stay as they are. A document that is not the tenant's is passed over.
 */
export async function searchDuplicates(
  context: Pick<RunContext, "shard" | "tenant" | "now">,
  documentId: string,
  fresh: Fresh = {},
): Promise<{ found: number }> {
  const seen = await look(context, documentId, fresh);
  if (!seen) return { found: 0 };
  const { document, signs } = seen;
  await keep(context, documentId, signs);
  const others = await lookUp(context, document, signs);
  const found = findDuplicates(signs, others);
  await note(context, document, others, found);
  return { found: found.length };
}

/**
 * Whether a document looks like an earlier one once it has these values, except for pairs a person dismissed. Notes
 * nothing.
 */
export async function looksLikeEarlier(
  context: Pick<RunContext, "shard" | "tenant">,
  documentId: string,
  values: Values,
): Promise<boolean> {
  const seen = await look(context, documentId, { values });
  if (!seen) return false;
  const { document, signs } = seen;
  const others = await lookUp(context, document, signs);
  const earlier = others.filter((other) => isAfter(ageOf(document), ageOf(other)));
  const found = findDuplicates(signs, earlier);
  if (found.length === 0) return false;
  const dismissed = new Set((await selectDismissed(context.shard, documentId)).map(({ otherId }) => otherId));
  return found.some((one) => !dismissed.has(one.documentId));
}

async function look({ shard }: Pick<RunContext, "shard">, documentId: string, fresh: Fresh) {
  const [[document], [stored]] = await read(shard, [
    selectSearched(shard, documentId),
    selectResult(shard, documentId),
  ]);
  if (!document) return null;
  // Of a file that was split only the file itself is compared: what is on its pages belongs to its parts.
  if (document.status === "split") {
    const signs: Signs = { ...signsOf(document, null, null), certain: false };
    return { document, signs };
  }
  const sketch = fresh.sketch === undefined ? document.sketch : fresh.sketch;
  const values = fresh.values ?? stored ?? null;
  const certain = await isNumberCertain(shard, document, values);
  const signs: Signs = { ...signsOf(document, values, sketch), certain };
  return { document, signs };
}

/** Whether the document's own number was typed by a person, or is in a text layer and not doubtful. */
async function isNumberCertain(
  shard: RunContext["shard"],
  { id, attempt }: Searched,
  values: Values | null,
): Promise<boolean> {
  const now = valuesOf(values);
  const key = ownNumberFields.find((field) => now[field]?.value);
  const number = key && now[key];
  if (!number) return false;
  if (values?.editedFields?.[key]) return true;
  if (certaintyOf(number.confidence) === "doubtful") return false;
  // Without a place it comes from data that the file carries.
  if (!number.place) return true;
  const page = await findPage(shard, id, attempt, number.place.page);
  return page?.source === "text";
}

function signsOf(
  { baseModelId }: Searched,
  result: Values | null,
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
  { read, edited, text, numbers, certain, sketch }: Signs,
): Promise<void> {
  const rows = [
    ...read.map(({ key }) => ({ documentId, key, origin: "read" as const })),
    ...edited.map(({ key }) => ({ documentId, key, origin: "edited" as const })),
    ...text.map((key) => ({ documentId, key, origin: "text" as const })),
  ];
  const [first, ...rest] = replaceKeys(shard, documentId, rows, { sketch, numbers, certain });
  if (first) await commit(shard, [first, ...rest]);
}

type KnownOther = Other & { receivedAt: Date };

/**
 * The documents with a key or the file in common, except for the parent this one was split off from and its parts. A credit note
 * repeats the words of the invoice that it takes back: between the two, alike texts tell nothing.
 */
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
    .map(({ id, receivedAt, baseModelId, sketch, numbers, certain }) => ({
      documentId: id,
      receivedAt,
      file: files.has(id),
      levels: levels.get(id) ?? [],
      numbers: numbers ?? [],
      certain: certain ?? false,
      sketch: isCreditNote(baseModelId) === isCreditNote(document.baseModelId) ? sketch : null,
    }));
}

const isCreditNote = (baseModelId: string) => baseModelOf(baseModelId)?.kind === "credit_note";

async function note(
  { shard, now }: Pick<RunContext, "shard" | "tenant" | "now">,
  document: Searched,
  others: readonly KnownOther[],
  found: ReturnType<typeof findDuplicates>,
): Promise<void> {
  const at = now();
  const ages = new Map(others.map((other) => [other.documentId, ageOf(other)]));
  const pairs: Statement[] = found.map(({ documentId: otherId, level, likeness }) => {
    const isLater = isAfter(ageOf(document), ages.get(otherId) ?? [0, otherId]);
    const [later, earlier] = isLater ? [document.id, otherId] : [otherId, document.id];
    const pair = { documentId: later, otherId: earlier, level, likeness };
    return insertPair(shard, { foundAt: at, ...pair });
  });
  await commit(shard, [deleteOpenPairs(shard, document.id), ...pairs]);
}

const ageOf = (one: { receivedAt: Date } & ({ id: string } | { documentId: string })): [number, string] => [
  one.receivedAt.getTime(),
  "documentId" in one ? one.documentId : one.id,
];

const isAfter = ([time, id]: [number, string], [otherTime, otherId]: [number, string]) =>
  time === otherTime ? id > otherId : time > otherTime;
