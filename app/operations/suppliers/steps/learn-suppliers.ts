import { taxIdOf } from "@fieldwise/engine/results";
import { commit, read, type Statement } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import { noteLayoutChecked, renewLayout } from "~/data/shard/document-layouts";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import {
  countSupplierTry,
  endLearning,
  linkToSupplier,
  renewComparisons,
  selectComparable,
  selectToLearn,
} from "~/data/shard/supplier-documents";
import {
  countSupplierDocument,
  insertSupplier,
  insertSupplierAccount,
  replaceSupplierKeys,
  type SupplierRow,
  updateSupplier,
} from "~/data/shard/suppliers";
import { valuesOf } from "~/domain/documents/fields-of-result";
import { fileDigest } from "~/domain/documents/file-digest";
import { isSettled } from "~/domain/documents/status";
import { countryOf } from "~/domain/suppliers/judge-account";
import { foldedName, foldedTax, keysOfSupplier, sortKeyOf } from "~/domain/suppliers/supplier-keys";
import { auditOf } from "../../audit-of";
import { keyOfTenant, ofTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";
import { bySystem, type Comparison, compareDocument, rowsOf } from "./compare-document";

/** Documents that are learned from before one is compared: those that were settled within the last minute, as a rule. */
const atOnce = 10;
/** A document that could not be learned from this many times never will be. */
export const maxSupplierTries = 5;
/** Names that a supplier learns by itself. */
const mostOtherNames = 10;

/** Learns from documents that were settled a moment ago, so that the next one is compared with what is known by now. */
export async function learnSettled(context: RunContext): Promise<void> {
  for (const { documentId } of await selectToLearn(context.shard, maxSupplierTries, atOnce))
    try {
      await learnSupplier(context, documentId);
    } catch (error) {
      // It is tried again every minute; the document at hand does not wait for it.
      context.log.error("suppliers.not-learned", error, ofTenant(context, { documentId }));
    }
}

/**
 * Learns from a settled document: a supplier that is not on file is put there, one that is gets the name, the tax
 * number and, if it had none, the account. An account that is new for a known supplier is never learned here. Repeating
 * it changes nothing.
 */
export async function learnSupplier(context: RunContext, documentId: string): Promise<void> {
  const { shard } = context;
  await commit(shard, [countSupplierTry(shard, documentId)]);
  const [[document], [result]] = await read(shard, [
    selectComparable(shard, documentId),
    selectResult(shard, documentId),
  ]);
  if (!document) return;
  if (!isSettled(document.status) || !result) {
    await commit(shard, [endLearning(shard, documentId)]);
    return;
  }
  const values = valuesOf(result);
  const compared = await compareDocument(context, {
    ...document,
    documentId,
    values,
    rows: rowsOf(context, result),
  });
  const currency = values.currency?.value ?? "";
  await commit(shard, [
    compared.put,
    ...(await learned(bySystem(context), documentId, { ...compared, currency })),
    ...compared.news,
    ...layoutLearned(context, documentId, compared),
    endLearning(shard, documentId),
  ]);
}

/** A layout of which someone saw a document for the first time has its waiting documents judged again. */
const layoutLearned = ({ shard }: RunContext, documentId: string, { layout }: Comparison): Statement[] =>
  layout
    ? [noteLayoutChecked(shard, documentId), ...(layout.isChecked ? [] : [renewLayout(shard, layout.id)])]
    : [];

type Learned = Comparison & { currency: string };

async function learned(context: RunContext, documentId: string, seen: Learned): Promise<Statement[]> {
  const { supplier, match, sender } = seen;
  if (supplier) return toKnown(context, documentId, seen, supplier);
  if (match.reason !== "unknown" || sender.nameKey === "") return [];
  return asNew(context, documentId, seen);
}

async function asNew(context: RunContext, documentId: string, seen: Learned): Promise<Statement[]> {
  const { shard, now } = context;
  const { sender, judgement, currency } = seen;
  // Two documents of a supplier that are learned from at once come to one supplier.
  const seed = keyOfTenant(context, sender.nameKey, sender.taxKey);
  const id = (await fileDigest(new TextEncoder().encode(seed))).slice(0, 32);
  const known = {
    number: "",
    name: sender.name.slice(0, 200),
    otherNames: [],
    taxNumbers: sender.taxKey === "" ? [] : [sender.taxNumber],
  };
  const accounts = judgement.concerns.includes("bankAccount") ? [] : judgement.unknown;
  const row = {
    id,
    ...known,
    sortKey: sortKeyOf(known.name),
    country: countryOfTax(sender.taxNumber),
    currency,
    origin: "document" as const,
    createdAt: now(),
    updatedAt: now(),
  };
  return [
    insertSupplier(shard, row).onConflictDoNothing(),
    ...replaceSupplierKeys(shard, id, keysOfSupplier(known)),
    ...accountRows(context, id, documentId, accounts),
    linkToSupplier(shard, documentId, {
      supplierId: id,
      reason: sender.taxKey === "" ? "name" : "tax-number",
      outcome: accounts.length > 0 ? "first-for-supplier" : "none-on-page",
    }),
    countSupplierDocument(shard, id, documentId),
    learnedAudit(context, id, documentId, row.name),
    ...renewComparisons(shard, { supplierIds: [id], nameKeys: [sender.nameKey], taxKeys: [sender.taxKey] }),
  ];
}

function toKnown(context: RunContext, documentId: string, seen: Learned, supplier: SupplierRow): Statement[] {
  const { shard, now } = context;
  const { sender, match, judgement, currency } = seen;
  const isOther =
    match.reason === "tax-number" &&
    sender.nameKey !== "" &&
    ![supplier.name, ...supplier.otherNames].some((name) => foldedName(name) === sender.nameKey);
  const isFirstTax = match.reason === "name" && supplier.taxNumbers.length === 0 && sender.taxKey !== "";
  const learnt = {
    otherNames: isOther
      ? [...supplier.otherNames, sender.name.slice(0, 200)].slice(0, mostOtherNames)
      : supplier.otherNames,
    taxNumbers: isFirstTax ? [sender.taxNumber] : supplier.taxNumbers,
  };
  const blank = {
    country: supplier.country || countryOfTax(learnt.taxNumbers[0] ?? ""),
    currency: supplier.currency || currency,
  };
  const isChanged =
    isOther || isFirstTax || blank.country !== supplier.country || blank.currency !== supplier.currency;
  const accounts =
    judgement.outcome === "first-for-supplier" && !judgement.concerns.includes("bankAccount")
      ? judgement.unknown
      : [];
  return [
    ...(isChanged ? [updateSupplier(shard, supplier.id, { ...learnt, ...blank, updatedAt: now() })] : []),
    ...(isOther || isFirstTax
      ? replaceSupplierKeys(shard, supplier.id, keysOfSupplier({ ...supplier, ...learnt }))
      : []),
    ...accountRows(context, supplier.id, documentId, accounts),
    countSupplierDocument(shard, supplier.id, documentId),
    ...(isOther || isFirstTax || accounts.length > 0
      ? [learnedAudit(context, supplier.id, documentId, supplier.name)]
      : []),
    ...(isChanged || accounts.length > 0 || supplier.documents === 0
      ? renewComparisons(shard, {
          supplierIds: [supplier.id],
          nameKeys: [sender.nameKey],
          taxKeys: learnt.taxNumbers.map(foldedTax),
        })
      : []),
  ];
}

/** Stands after the count of the document, and is written if that was counted. */
const learnedAudit = (context: RunContext, supplierId: string, documentId: string, supplierName: string) =>
  insertShardAuditIfChanged(
    context.shard,
    auditOf(context, "suppliers.learn", supplierId, { documentId, supplierName }),
  );

const accountRows = (
  { shard, newId, now }: RunContext,
  supplierId: string,
  documentId: string,
  keys: readonly string[],
): Statement[] =>
  keys.map((key) =>
    insertSupplierAccount(shard, {
      id: newId(),
      supplierId,
      key,
      country: countryOf(key),
      origin: "document",
      documentId,
      addedBy: "system",
      addedAt: now(),
    }),
  );

/** The country of a tax number; of the European Union its own first letters. */
function countryOfTax(taxNumber: string): string {
  const country = taxIdOf(taxNumber)?.country ?? "";
  return country === "EU" ? taxNumber.trim().slice(0, 2).toUpperCase().replace("EL", "GR") : country;
}
