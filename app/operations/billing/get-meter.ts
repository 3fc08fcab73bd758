import { findRun } from "~/data/shard/document-progress";
import { findMeter, findMeterRoot } from "~/data/shard/meters";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * What a document counted. `counted` is one unit, `known` none because all of its pages were counted before, `part` none
 * because the file it was split off from was counted, `waiting` nothing yet, and `free` nothing since nothing was read, or it is a
 * sample or of a sandbox.
 */
export type DocumentMeter = {
  state: "counted" | "known" | "part" | "waiting" | "free";
  units: number;
  pages: number;
  newPages: number;
  day: string | null;
};

/** The meter of a document. Throws AppError `not-found`. */
export const getMeter = defineOperation({
  name: "billing.get-meter",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run({ shard }: TenantContext, { documentId, modelId }): Promise<DocumentMeter> {
    const [document, root] = await Promise.all([
      findRun(shard, documentId),
      findMeterRoot(shard, documentId),
    ]);
    if (!document || !root || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "error.document-not-found");
    const nothing = { units: 0, pages: 0, newPages: 0, day: null };
    if (document.status === "error" || root.purpose) return { state: "free", ...nothing };
    const meter = await findMeter(shard, root.documentId);
    // A document that could not be read and was entered by hand keeps its problem.
    if (!meter) return { state: document.problem === null ? "waiting" : "free", ...nothing };
    if (root.documentId !== documentId) return { ...meter, state: "part", units: 0 };
    return { ...meter, state: meter.units > 0 ? "counted" : "known" };
  },
});
