import { fieldOf } from "@fieldwise/engine/results";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReplayAnswer } from "~/components/documents/replay-answer";
import { ReplayForm } from "~/components/documents/replay-form";
import { ReplayProgress } from "~/components/documents/replay-progress";
import { shownTime } from "~/domain/documents/shown-time";
import type { ReplayReport } from "~/domain/processing/replay-report";
import { refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { getDocument } from "~/operations/documents/get";
import { getReplay } from "~/operations/documents/get-replay";
import { replayDocument } from "~/operations/documents/replay";
import { openReplays } from "~/platform/replays";

export const handle = { crumbs: () => [{ key: "replay.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const documentId = args.params.documentId ?? "";
  const [{ culture, timeZone }, job] = await Promise.all([
    getDocument(context, { documentId, rows: { first: 0, count: 0 } }),
    getReplay(context, { documentId }),
  ]).catch(refusedPage);
  const shown = (at: Date | null) => at && shownTime(at, culture, timeZone);
  return {
    documentId,
    job: job && {
      state: job.state,
      problem: job.problem,
      requested: shown(job.requestedAt) ?? "",
      checked: shown(job.endedAt),
      answer: job.report && withLabels(job.report),
    },
    repeats: new URL(args.request.url).searchParams.has("watch"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const documentId = args.params.documentId ?? "";
  const replays = openReplays(args.context.cloudflare.env.EXTRACTION);
  const report = await replayDocument({ ...context, replays }, { documentId }).catch(refusedPage);
  // A long document's check goes on by itself: the page tells how far it is.
  if (!report) throw redirect(`/documents/${documentId}/replay?watch=1`);
  return withLabels(report);
}

const withLabels = (report: ReplayReport) => ({
  report,
  labels: Object.fromEntries(
    [...report.changes, ...report.today].map(({ field }) => [field, fieldOf(field)?.labelKey ?? field]),
  ) as Record<string, string>,
});

export default function Replay() {
  const { documentId, job, repeats } = useLoaderData<typeof loader>();
  const now = useActionData<typeof action>();
  if (now) return <ReplayAnswer documentId={documentId} {...now} checked={null} />;
  if (job?.answer) return <ReplayAnswer documentId={documentId} {...job.answer} checked={job.checked} />;
  if (job?.state === "waiting" || job?.state === "running")
    return (
      <ReplayProgress documentId={documentId} state={job.state} requested={job.requested} repeats={repeats} />
    );
  return <ReplayForm documentId={documentId} problem={job?.problem ?? null} />;
}
