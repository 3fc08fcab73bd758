import type { TenantContext } from "~/operations/context";
import { makeModel } from "./make-model";
import { plantDocument } from "./plant-document";
import { plantedResult } from "./planted-result";

/** A document whose form field "Loading dock", a field the tenant made up, says something else than its print. */
export async function plantOwnFinding(context: TenantContext) {
  const dock = { key: "own:dock", weight: 1, required: false, line: false };
  const fields = [{ ...dock, own: { name: "Loading dock", type: "text" as const } }];
  const modelId = (await makeModel(context, { name: "Docks", fields })).id;
  const values = { embedded: "Dock 14", printed: "Dock 41" };
  const findings = [{ key: "finding.embedded-differs", field: dock.key, values }];
  const documentId = await plantDocument(context, modelId, { result: { ...plantedResult, findings } });
  return { modelId, documentId };
}
