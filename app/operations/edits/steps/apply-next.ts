import {
  type KeptRow,
  markChanged,
  noteOutcomes,
  selectChangingPlaces,
  selectRowsAt,
} from "~/data/shard/edit-rows";
import { fieldsBySource } from "~/domain/edits/edit-columns";
import { type EditPlan, planEdits, plannedColumns } from "~/domain/edits/plan-edits";
import { UnusableFile } from "~/domain/edits/unusable-file";
import { AppError } from "~/domain/errors/app-error";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { isReadOnly } from "~/domain/tenants/is-read-only";
import type { TenantContext } from "../../context";
import { requireAccess } from "../../define-operation";
import { requireModel } from "../../documents/steps/document-scope";
import { saveCorrected } from "../../documents/steps/save-corrected";
import { byDocument, countsOf, recordEditStep, type Upload, writingOf } from "./edit-turn";
import { presentDocuments } from "./present-documents";

/** Documents that are saved in a turn: each is read, learned from and looked at for duplicates. */
const savedAtOnce = 20;
/** Documents that are passed over in a turn because nothing of them is to be saved. */
const lookedAtOnce = 500;

/**
 * Saves the next documents of an upload, each in one batch that also says so on its rows: broken off and begun again,
 * none is saved twice. What someone else changed since the upload was compared is a conflict.
 */
export async function applyNext(job: TenantContext, upload: Upload): Promise<{ ended: boolean }> {
  const context = { ...job, actor: upload.actor };
  requireAccess(context.actor, "TenantModel.EditDocument");
  if (isReadOnly(context.tenant)) throw new UnusableFile("tenants.problem.read-only");
  const { shard } = context;
  const end = Math.min(upload.place + lookedAtOnce, upload.documents);
  const found = await selectChangingPlaces(shard, upload.id, {
    after: upload.place,
    until: end,
    limit: savedAtOnce,
  });
  const until = found.length < savedAtOnce ? end : (found.at(-1)?.place ?? end);
  await saveAll(context, upload, await rowsAt(context, upload, found));
  const isDone = until === upload.documents;
  return recordEditStep(context, upload, {
    status: isDone ? "done" : "applying",
    place: until,
    counts: await countsOf(context, upload),
    ...(isDone && { endedAt: context.now() }),
  });
}

const rowsAt = async ({ shard }: TenantContext, { id }: Upload, found: readonly { place: number }[]) =>
  byDocument(
    await selectRowsAt(
      shard,
      id,
      found.map(({ place }) => place),
    ),
  );

async function saveAll(
  context: TenantContext,
  upload: Upload,
  rows: ReadonlyMap<string, readonly KeptRow[]>,
): Promise<void> {
  if (rows.size === 0) return;
  const model = await requireModel(context, upload.modelId);
  const columns = plannedColumns(upload.layout, fieldsBySource(exportedFieldsOf(model)));
  const writing = writingOf(model.culture, upload, upload.layout);
  const present = await presentDocuments(context, upload.modelId, rows);
  for (const [documentId, own] of rows) {
    const document = present.get(documentId) ?? null;
    const plan = planEdits(own, document, columns, writing);
    if (plan.corrections && document)
      await saveOne(context, upload, own, { ...plan, revision: document.revision });
    else await note(context, upload, plan.rows);
  }
}

type Planned = EditPlan & { revision: number };

async function saveOne(
  context: TenantContext,
  upload: Upload,
  rows: readonly KeptRow[],
  { corrections, revision, rows: planned }: Planned,
): Promise<void> {
  const [{ place, documentId } = { place: 0, documentId: "" }] = rows;
  if (!corrections) return;
  const { shard } = context;
  const { id, modelId } = upload;
  try {
    const { changed } = await saveCorrected(
      context,
      { documentId, modelId, revision, clicked: [], written: "canonical", ...corrections },
      ({ revision: next }) => ({
        next: null,
        statements: next === revision ? [] : [markChanged(shard, id, place)],
      }),
      { upload: id },
    );
    if (changed === 0)
      await note(
        context,
        upload,
        planned.map((row) => ({ ...row, outcome: "same" })),
      );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await note(
      context,
      upload,
      planned.map((row) => refusedBy(error, row)),
    );
  }
}

function refusedBy({ code, messageKey }: AppError, row: EditPlan["rows"][number]): EditPlan["rows"][number] {
  if (row.outcome !== "change") return row;
  if (code === "conflict") return { ...row, outcome: "conflict" };
  if (code === "not-found") return { ...row, outcome: "unknown" };
  const problem = { field: "", key: messageKey, values: {} };
  return { ...row, outcome: "invalid", report: { ...row.report, problems: [problem] } };
}

/** Records what rows came to. Those that another run of this turn saved meanwhile are no longer as seen, and stay. */
async function note({ shard }: TenantContext, { id }: Upload, planned: EditPlan["rows"]): Promise<void> {
  for (const statement of noteOutcomes(shard, id, planned, "change")) await statement;
}
