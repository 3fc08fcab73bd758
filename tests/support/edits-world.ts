import type { TenantContext } from "~/operations/context";
import { applyEdits } from "~/operations/edits/apply";
import { continueEdits } from "~/operations/edits/continue";
import { downloadEdits } from "~/operations/edits/download";
import { getEdits } from "~/operations/edits/get";
import { listEditRows } from "~/operations/edits/list-rows";
import { uploadEdits } from "~/operations/edits/upload";
import { asActor } from "./make-tenant";

type Wanted = Omit<Parameters<typeof downloadEdits>[1], "modelId">;

/** The bytes of a downloaded file of values. */
export async function valuesFile(context: TenantContext, modelId: string, wanted: Partial<Wanted> = {}) {
  const file = await downloadEdits(context, { ...wanted, modelId } as Parameters<typeof downloadEdits>[1]);
  return new Uint8Array(await new Response(file.stream).arrayBuffer());
}

/** Takes the turns of an upload's job one after the other until none is left; answers how many there were. */
export async function finishEdits(context: TenantContext, editUploadId: string): Promise<number> {
  const job = asActor(context, { kind: "system", id: "jobs" });
  for (let turn = 1; ; turn++) if ((await continueEdits(job, { editUploadId })).ended) return turn;
}

/** Uploads a file and has it compared. */
export async function uploadValues(
  context: TenantContext,
  modelId: string,
  file: Uint8Array | string,
  fileName = "values.csv",
) {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const { id: uploadId } = await uploadEdits(context, { modelId, fileName, bytes });
  await finishEdits(context, uploadId);
  return { uploadId, upload: await getEdits(context, { modelId, uploadId }) };
}

/** Saves what an upload changes; answers how it stands then. */
export async function applyValues(context: TenantContext, modelId: string, uploadId: string) {
  await applyEdits(context, { modelId, uploadId });
  await finishEdits(context, uploadId);
  return getEdits(context, { modelId, uploadId });
}

/** The outcome of the rows of an upload, by the number of the row. */
export async function outcomesOf(context: TenantContext, modelId: string, uploadId: string) {
  const { items } = await listEditRows(context, { modelId, uploadId, size: 200 });
  return items.map(({ number, outcome }) => [number, outcome]);
}

/** Rows of a CSV file that holds no quotation marks, cell by cell. */
export const csvCells = (bytes: Uint8Array, separator = ","): string[][] =>
  new TextDecoder()
    .decode(bytes)
    .trim()
    .split("\r\n")
    .map((line) => line.split(separator));

/** The other way round. */
export const csvText = (rows: readonly (readonly string[])[], separator = ","): string =>
  rows.map((row) => row.join(separator)).join("\r\n");
