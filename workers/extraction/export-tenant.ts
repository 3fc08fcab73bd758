import type { WorkflowStep } from "cloudflare:workers";
import type { ExportRequest } from "~/domain/tenants/export-inputs";
import { restoreLimits } from "~/domain/tenants/restore";
import type { ExportContext } from "~/operations/tenants/archive-port";
import { failExport } from "~/operations/tenants/fail-export";
import { finishExport } from "~/operations/tenants/finish-export";
import { writeExportPart } from "~/operations/tenants/write-export-part";
import { stepsOf } from "./steps-of";

/** Up to 400 documents each: beyond this an export would be no way to take data along. */
const mostParts = restoreLimits.archives;

/** An export: archive after archive, each a step of its own, then the mail. */
export async function exportTenant(
  context: ExportContext,
  request: ExportRequest,
  step: WorkflowStep,
): Promise<void> {
  const perform = stepsOf(step);
  try {
    let written = { after: "", done: false };
    for (let number = 1; !written.done; number += 1) {
      if (number > mostParts) throw new Error(`more than ${mostParts} archives`);
      const part = { ...request, number, after: written.after };
      written = await perform(`part ${number}`, () => writeExportPart(context, part));
    }
    await perform("finish", () => finishExport(context, request));
  } catch (error) {
    await perform("fail", () => failExport(context, request));
    context.log.error("tenants.export-failed", error, request);
  }
}
