import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { endExport, findExport } from "~/data/control/tenant-exports";
import { productName } from "~/domain/product";
import { exportLifetime } from "~/domain/tenants/data-export";
import { exportRequestInput } from "~/domain/tenants/export-inputs";
import { shownMoment } from "~/domain/tenants/shown-day";
import { fillText } from "~/locales/fill-text";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { notifyInBell } from "../notifications/steps/notify-in-bell";
import type { RunContext } from "../processing/processing-context";

/** All archives are written: from now on they can be downloaded, and whoever asked for them gets a mail. */
export const finishExport = defineOperation({
  name: "tenants.finish-export",
  permission: "system",
  input: exportRequestInput,
  async run(context: RunContext, { exportId, origin }): Promise<{ ready: boolean }> {
    const { control } = context;
    const row = await findExport(control, exportId);
    if (!row) return { ready: false };
    const readyAt = context.now();
    const expiresAt = new Date(readyAt.getTime() + exportLifetime);
    const mail = row.recipient && mailOf(context, row.recipient, { exportId, origin, expiresAt });
    const [ended] = await commit(control, [
      endExport(control, { exportId }, { state: "ready", readyAt, expiresAt }),
      insertControlAuditIfChanged(control, auditOf(context, "tenants.finish-export", exportId)),
      ...(mail ? [insertMailIfChanged(control, mail)] : []),
    ]);
    // Once more when this is repeated, because it may not have been told: of the time that is kept, it is told once.
    const at = ended.length > 0 ? readyAt : row.readyAt;
    if (at)
      await notifyInBell(context, { kind: "export-ready", at, key: exportId, name: "", subjectId: exportId });
    return { ready: ended.length > 0 };
  },
});

function mailOf(
  { tenant, now }: RunContext,
  recipient: string,
  { exportId, origin, expiresAt }: { exportId: string; origin: string; expiresAt: Date },
) {
  const values = {
    product: productName,
    name: tenant.name,
    day: shownMoment(expiresAt, tenant),
    link: `${origin}/tenant/export`,
  };
  return {
    id: `export-${exportId}`,
    recipient,
    createdAt: now(),
    subject: fillText(tenant.language, "tenants.mail.export.subject", values),
    body: fillText(tenant.language, "tenants.mail.export.body", values),
  };
}
