import { readForExport } from "~/data/shard/document-export";
import type { DocumentScope } from "~/data/shard/document-ranks";
import type { StoredModel } from "~/data/shard/tenant-models";
import type { EnergyBill } from "~/domain/energy/energy-bill";
import { AppError } from "~/domain/errors/app-error";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import type { TenantContext } from "../../context";
import { requireModel } from "../../documents/steps/document-scope";
import { namedOf } from "../../results/steps/named-documents";
import { billsOf } from "./bills-of";

/** Documents in memory at once. */
const documentsAtOnce = 50;

export type BillPage = {
  rows: Awaited<ReturnType<typeof readForExport>>;
  bills: EnergyBill[];
  /** The position below which the next page begins; null at the end. */
  below: number | null;
};

/** The model of a list of energy bills. Throws AppError `not-found`, and `invalid` for one of other documents. */
export async function requireEnergyModel(context: TenantContext, modelId: string): Promise<StoredModel> {
  const model = await requireModel(context, modelId);
  if (model.baseModelId !== "energy-bills") throw new AppError("invalid", "energy.error.not-energy");
  return model;
}

/** The next documents of a scope that were read with their bills, newest first. */
export async function billPage(
  context: TenantContext,
  model: StoredModel,
  scope: DocumentScope,
  below: number | null,
  size = documentsAtOnce,
): Promise<BillPage> {
  const { shard, files } = context;
  const found = await readForExport(shard, scope, below, size + 1, "read");
  const rows = found.slice(0, size);
  const named = await namedOf(files, rows, exportedFieldsOf(model));
  const { bills } = await billsOf(shard, named);
  return { rows, bills, below: found.length > size ? (rows.at(-1)?.document.position ?? null) : null };
}

/** All documents of a scope with their bills, a page at a time. */
export async function* billPages(
  context: TenantContext,
  model: StoredModel,
  scope: DocumentScope,
): AsyncGenerator<BillPage> {
  for (let below: number | null = null; ; ) {
    const page: BillPage = await billPage(context, model, scope, below);
    yield page;
    if (page.below === null) return;
    below = page.below;
  }
}
