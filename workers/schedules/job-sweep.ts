import { indexWaiting } from "~/operations/documents/index-waiting";
import { judgeWaiting } from "~/operations/documents/judge-waiting";
import { sweepSandbox } from "~/operations/documents/sweep-sandbox";
import { sweepTrash } from "~/operations/documents/sweep-trash";
import { forgetEdits } from "~/operations/edits/forget";
import { noteDueBills } from "~/operations/energy/note-due";
import { approvePassing } from "~/operations/error-budget/approve-passing";
import { deriveDueBudgets } from "~/operations/error-budget/derive-due";
import { sweepFiles } from "~/operations/files/sweep";
import { sweepInbox } from "~/operations/inbox/sweep";
import { forgetKeptFiles } from "~/operations/intake/forget-kept-files";
import { sweepRescorings } from "~/operations/learning/sweep";
import { sweepJobs } from "~/operations/processing/sweep-jobs";
import { sweepReplays } from "~/operations/processing/sweep-replays";
import { sweepReportFiles } from "~/operations/reports/sweep-files";
import { compareDueDocuments } from "~/operations/suppliers/compare-due";
import { sweepTrainings } from "~/operations/training/sweep";
import type { WebBindings } from "~/platform/bindings";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";
import { openReplays } from "~/platform/replays";
import { openReportFiles } from "~/platform/report-files";
import { siteOf } from "~/platform/site-of";
import { atStart } from "./sweep";

/**
 * Restarts jobs that stalled and ends those that never will finish; judges documents again whose model changed; looks
 * at the evidence of error budgets and approves what passes within them; indexes documents for search; records energy
 * bills; compares documents with the supplier file; and deletes expired mail files, uploads of values, trash, and files
 * without a row. Called every minute.
 */
export async function jobSweep(env: WebBindings, cron: string): Promise<void> {
  const context = makeSweepContext(env);
  const everything = cron === atStart;
  await sweepJobs(context, { everything });
  await sweepRescorings(context, { everything });
  await sweepReplays({ ...context, replays: openReplays(env.EXTRACTION) }, { everything });
  await sweepReportFiles(
    {
      ...context,
      reportFiles: openReportFiles(env.EXTRACTION),
      openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "reports"),
    },
    { site: siteOf(env), everything },
  );
  await sweepTrainings(
    { ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "sweep") },
    { everything },
  );
  await judgeWaiting(
    { ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "judge") },
    {},
  );
  await indexWaiting(
    { ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "search") },
    {},
  );
  await noteDueBills(
    { ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "energy") },
    {},
  );
  await compareDueDocuments(
    { ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "suppliers") },
    {},
  );
  const budgets = {
    ...context,
    openTenant: ({ tenantId }: { tenantId: string }) => makeRunContext(env, tenantId, "error-budget"),
  };
  await deriveDueBudgets(budgets, {});
  await approvePassing(budgets, {});
  await forgetKeptFiles(
    { ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "intake") },
    {},
  );
  await sweepInbox(
    { ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "inbox") },
    { everything },
  );
  await forgetEdits({ ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "edits") }, {});
  await sweepSandbox(
    { ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "sandbox") },
    {},
  );
  await sweepTrash({ ...context, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "trash") }, {});
  await sweepFiles(context, {});
}
