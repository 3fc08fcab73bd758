import { commit } from "~/data/commit";
import { type FoundSending, isOfAnother, noteSending } from "~/data/shard/erp-sendings";
import type { ErpSettingsRow } from "~/data/shard/erp-settings";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { isSettled } from "~/domain/documents/status";
import { ErpProblem } from "~/domain/erp/erp-problem";
import { isSameSum } from "~/domain/erp/erp-sending";
import { erpPlaceOf } from "~/domain/erp/erp-settings";
import type { PurchaseDocument } from "~/domain/erp/purchase-document";
import { auditOf } from "../../audit-of";
import type { DocumentKind, ErpDeliveryContext, ErpDriver, ErpRecord, ErpVendor } from "../erp-ports";
import { bookedDocument } from "./booked-document";
import { savedConnection } from "./erp-connection";
import { erpFileOf } from "./erp-file-of";
import { findVendor } from "./find-vendor";
import { loadPurchase } from "./load-purchase";

type Run = {
  context: ErpDeliveryContext;
  found: FoundSending;
  settings: ErpSettingsRow;
  driver: ErpDriver;
  document: PurchaseDocument;
};

/**
 * Brings a document to the ERP system, from wherever an earlier run got to: what is there already is looked for before
 * anything is made. Throws ErpProblem or AppError with a sentence.
 */
export async function carryOutSending(
  context: ErpDeliveryContext,
  found: FoundSending,
  settings: ErpSettingsRow,
  until: Date,
): Promise<void> {
  if (!isSettled(found.document.status)) throw new ErpProblem("erp.problem.not-approved");
  if (found.document.held) throw new ErpProblem("erp.problem.bank-account");
  const document = await loadPurchase(context, found, settings);
  const driver = context.erp.open(await savedConnection(context, settings), until);
  const run = { context, found, settings, driver, document };
  const { kind, record } = await broughtThere(run);
  await driver.attachFile(kind, record, await erpFileOf(context, found.document));
  await finish(run, kind, await read(driver, kind, record.id));
}

type There = { kind: DocumentKind; record: ErpRecord };

/** The document in the ERP system with all its lines, made when it is not there. */
async function broughtThere(run: Run): Promise<There> {
  const { found, document, driver } = run;
  const known = sentBefore(run);
  const kept = known?.externalId ? await keptRecord(driver, known.externalId) : null;
  if (kept && known?.revision !== found.document.revision)
    throw new ErpProblem("erp.problem.changed-since", kept.record.number);
  if (!kept && known?.externalId && !driver.keepsPosted)
    throw new ErpProblem("erp.problem.gone", known.number);
  if (kept && !kept.record.isDraft) return kept;
  const vendor = await findVendor(driver, document.vendor);
  const there = kept ?? (await ownRecord(run, vendor)) ?? (await createdRecord(run, vendor));
  if (there.record.isDraft) await driver.completeDocument(there.record, await booked(run, vendor));
  return there;
}

/** What an earlier run noted, if it was about the same place. */
const sentBefore = ({ found: { sending }, settings }: Run) =>
  sending.place === erpPlaceOf(settings) ? sending : null;

const booked = ({ driver, document, settings }: Run, vendor: ErpVendor) =>
  bookedDocument(driver, document, vendor, settings);

/** Invoices and credit memos are numbered apart, so that an id is kept with its kind. */
const externalIdOf = ({ kind, record }: There) => `${kind}:${record.id}`;

async function keptRecord(driver: ErpDriver, externalId: string): Promise<There | null> {
  const kind: DocumentKind = externalId.startsWith("invoice:") ? "invoice" : "credit-memo";
  const record = await driver.readDocument(kind, externalId.slice(kind.length + 1));
  return record && { kind, record };
}

/** What a run before has made and could not note any more. Throws ErpProblem when it is someone else's. */
async function ownRecord(run: Run, vendor: ErpVendor): Promise<There | null> {
  const { context, found, document, driver } = run;
  const record = await driver.findDocument(document, vendor);
  if (!record) return null;
  const there = { kind: document.kind, record };
  const began = sentBefore(run);
  const isOurs =
    (record.isOurs ?? (began?.began === true && began.revision === found.document.revision)) &&
    !(await isOfAnother(context.shard, { externalId: externalIdOf(there), documentId: document.reference }));
  if (!isOurs) throw new ErpProblem("erp.problem.there-already", record.number);
  await noteThere(run, there);
  return there;
}

async function createdRecord(run: Run, vendor: ErpVendor): Promise<There> {
  const { context, found, settings, driver, document } = run;
  const whole = await booked(run, vendor);
  const noted = await noteSending(context.shard, found.sending, {
    began: true,
    place: erpPlaceOf(settings),
    revision: found.document.revision,
    externalId: null,
    number: null,
    link: null,
    posted: false,
  });
  if (noted.length === 0) throw new Error("the sending is another run's");
  const there = { kind: document.kind, record: await driver.createDocument(whole) };
  await noteThere(run, there);
  return there;
}

const noteThere = ({ context, found, settings }: Run, there: There) =>
  noteSending(context.shard, found.sending, {
    place: erpPlaceOf(settings),
    revision: found.document.revision,
    externalId: externalIdOf(there),
    number: there.record.number,
    link: there.record.link,
  });

async function read(driver: ErpDriver, kind: DocumentKind, id: string): Promise<ErpRecord> {
  const record = await driver.readDocument(kind, id);
  // It was there a moment ago: someone deletes it, and the next run makes it again.
  if (!record) throw new ErpProblem("erp.problem.deleted", null, { after: null, slowDown: false });
  return record;
}

/** Compares the sums, posts where that is wanted and they agree, and records the end. */
async function finish(run: Run, kind: DocumentKind, found: ErpRecord): Promise<void> {
  const { context, settings, driver, document } = run;
  const { shard } = context;
  const net = document.includesTax ? null : document.netCents;
  const ours = found.of === "gross" ? document.grossCents : (net ?? linesOf(document));
  const agrees = isSameSum(ours, found.cents);
  const isPosting = settings.posting === "post" && driver.canPost && found.isDraft && agrees;
  if (isPosting) await driver.postDocument(kind, found);
  // Posting gives it another number.
  const record = isPosting ? ((await driver.readDocument(kind, found.id)) ?? found) : found;
  const posted = isPosting || !record.isDraft;
  const detail = { kind: settings.kind, number: record.number, posted, agrees };
  await commit(shard, [
    noteSending(shard, run.found.sending, {
      state: "sent",
      problem: agrees ? null : "erp.problem.sums",
      detail: null,
      number: record.number,
      link: record.link,
      posted,
      ourTotal: inUnits(ours),
      theirTotal: inUnits(found.cents),
      doneAt: context.now(),
    }),
    insertShardAuditIfChanged(shard, auditOf(context, "erp.deliver", document.reference, detail)),
  ]);
}

const linesOf = ({ lines }: PurchaseDocument) => lines.reduce((sum, { cents }) => sum + cents, 0);
const inUnits = (cents: number) => (cents / 100).toFixed(2);
