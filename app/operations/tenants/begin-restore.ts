import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { findMove } from "~/data/control/tenant-moves";
import { advanceRestore, findRestore } from "~/data/control/tenant-restores";
import { AppError } from "~/domain/errors/app-error";
import { missingArchives, type RestoreArchive, type RestoreSource } from "~/domain/tenants/restore";
import { auditOfTenant } from "../audit-of";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { requireEmpty } from "./steps/require-empty";
import { requireRestorer } from "./steps/require-restorer";
import type { RestoreContext } from "./steps/restore-context";

/**
 * Has the archives that were brought restored by a job. Throws AppError `invalid` while archives are missing or when one is not as it
 * was exported, `conflict` when the organization is not empty (any more) or
 * is being moved.
 */
export const beginRestore = defineOperation({
  name: "tenants.begin-restore",
  permission: "Tenant.Edit",
  input: z.object({}),
  async run(context: RestoreContext): Promise<void> {
    requireRestorer(context);
    const { control, now } = context;
    const restore = await findRestore(control);
    if (restore?.state !== "collecting") throw new AppError("conflict", "tenants.problem.restore-gone");
    requireWhole(restore.source, restore.archives);
    await requireEmpty(context);
    const move = await findMove(control);
    if (move && !move.endedAt) throw new AppError("conflict", "tenants.problem.moving");
    const { name, exportedAt } = restore.source ?? {};
    const [begun] = await commit(control, [
      advanceRestore(control, restore, { state: "running", progressAt: now() }),
      insertControlAuditIfChanged(
        control,
        auditOfTenant(context, "tenants.begin-restore", { name, exportedAt }),
      ),
    ]);
    if (begun.length === 0) throw new AppError("conflict", "tenants.problem.restore-gone");
    // The sweep starts what could not be started now.
    await context.jobs.startRestore(ofTenant(context, { restoreId: restore.id })).catch((error: unknown) => {
      context.log.warn("tenants.restore-not-started", { restoreId: restore.id, error });
    });
  },
});

function requireWhole(source: RestoreSource | null, brought: readonly RestoreArchive[]): void {
  const missing = missingArchives(source, brought);
  if (missing === null || missing.length > 0)
    throw new AppError("invalid", "tenants.problem.restore-missing");
  const written = new Map(source?.archives?.map(({ number, sha256 }) => [number, sha256]));
  const last = written.size + 1;
  const damaged = brought.filter(({ number, sha256 }) => number !== last && written.get(number) !== sha256);
  if (damaged.length > 0)
    throw new AppError("invalid", "tenants.problem.restore-damaged", {
      values: { archives: damaged.map(({ number }) => number).join(", ") },
    });
}
