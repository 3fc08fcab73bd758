import { commit, read, type Statement } from "~/data/commit";
import { readForExportOfIds } from "~/data/shard/document-export";
import {
  countBillTries,
  deleteBillsOf,
  endDueBill,
  insertAccount,
  insertBill,
  selectDueBillsOf,
} from "~/data/shard/energy-bills";
import { countDescriptors, insertWaiting } from "~/data/shard/energy-descriptors";
import { findTenantModel } from "~/data/shard/tenant-models";
import { foldName } from "~/domain/energy/descriptor";
import { maxDescriptors } from "~/domain/energy/descriptors-file";
import type { EnergyBill } from "~/domain/energy/energy-bill";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import type { RunContext } from "../../processing/processing-context";
import { namedOf } from "../../results/steps/named-documents";
import { billsOf } from "./bills-of";

/** Bills that wait to be recorded, `due` as it was when they were looked at. */
type Due = { documentId: string; due: number };

/**
 * Records what bills of a model say, each in a batch of its own, so that repeating it changes nothing. Returns how
 * many.
 */
export async function noteBills(context: RunContext, modelId: string, due: readonly Due[]): Promise<number> {
  const { shard, files } = context;
  const model = await findTenantModel(shard, modelId);
  if (!model || due.length === 0) return 0;
  const ids = due.map(({ documentId }) => documentId);
  await commit(shard, [countBillTries(shard, ids)]);
  const rows = await readForExportOfIds(shard, { modelId }, ids);
  const named = await namedOf(files, rows, exportedFieldsOf(model));
  const { bills, unseen } = await billsOf(shard, named);
  await keepUnseen(context, unseen);
  for (const { documentId, due: seen } of due) {
    const own = bills.filter((bill) => bill.documentId === documentId);
    await commit(shard, [
      deleteBillsOf(shard, documentId),
      ...own.flatMap((bill) => statementsOf(context, modelId, bill)),
      endDueBill(shard, documentId, seen),
    ]);
  }
  return due.length;
}

/** Brings up to date what a page of a model shows: a few bills; more of them are recorded every minute. */
export async function noteSomeBills(context: RunContext, modelId: string, most = 20): Promise<void> {
  await noteBills(context, modelId, await selectDueBillsOf(context.shard, modelId, most));
}

function statementsOf({ shard, newId }: RunContext, modelId: string, bill: EnergyBill): Statement[] {
  const { supplierKey, accountKey, supplier, account } = bill;
  const known = { modelId, supplierKey, accountKey };
  return [
    ...(account === "" ? [] : [insertAccount(shard, { id: newId(), ...known, supplier, account })]),
    insertBill(shard, {
      ...known,
      documentId: bill.documentId,
      row: bill.row,
      meterKey: bill.meterKey,
      numberKey: foldName(bill.number ?? ""),
      endsOn: bill.end,
      facts: bill,
    }),
  ];
}

async function keepUnseen(
  { shard, newId }: RunContext,
  unseen: readonly { words: string; shown: string; supplier: string }[],
): Promise<void> {
  if (unseen.length === 0) return;
  const [[waiting]] = await read(shard, [countDescriptors(shard, false)]);
  const room = Math.max(0, maxDescriptors - (waiting?.count ?? 0));
  const blank = {
    described: false,
    chargeType: "other",
    unit: "",
    heading: "",
    quantityHeading: "",
  } as const;
  const [first, ...rest] = unseen
    .slice(0, room)
    .map((line) => insertWaiting(shard, { id: newId(), ...line, ...blank }));
  if (first) await commit(shard, [first, ...rest]);
}
