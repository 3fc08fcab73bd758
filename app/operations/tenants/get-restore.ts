import { z } from "zod";
import { findRestore } from "~/data/control/tenant-restores";
import { missingArchives } from "~/domain/tenants/restore";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** How far the newest restore of the organization is; null when there was none. */
export const getRestore = defineOperation({
  name: "tenants.get-restore",
  permission: "Tenant.Edit",
  input: z.object({}),
  async run({ control }: TenantContext) {
    const restore = await findRestore(control);
    if (!restore) return null;
    const { state, source, archives, place, tally, problem, startedAt, endedAt } = restore;
    return {
      state,
      tally,
      problem,
      startedAt,
      endedAt,
      name: source?.name ?? null,
      exportedAt: source?.exportedAt ?? null,
      brought: archives.map(({ number, byteSize }) => ({ number, byteSize })),
      missing: missingArchives(source, archives),
      archive: place?.archive ?? 1,
    };
  },
});
