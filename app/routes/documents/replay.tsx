import { fieldOf } from "@fieldwise/engine/results";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReplayAnswer } from "~/components/documents/replay-answer";
import { ReplayForm } from "~/components/documents/replay-form";
import { refusedPage } from "~/http/form-answer";
import { requireTenant } from "~/http/signed-in";
import { getDocument } from "~/operations/documents/get";
import { replayDocument } from "~/operations/documents/replay";
import { openReplays } from "~/platform/replays";

export const handle = { crumbs: () => [{ key: "replay.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const documentId = args.params.documentId ?? "";
  await getDocument(context, { documentId, rows: { first: 0, count: 0 } }).catch(refusedPage);
  return { documentId };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const documentId = args.params.documentId ?? "";
  const replays = openReplays(args.context.cloudflare.env.EXTRACTION);
  const report = await replayDocument({ ...context, replays }, { documentId }).catch(refusedPage);
  const labels = [...report.changes, ...report.today].map(({ field }) => [
    field,
    fieldOf(field)?.labelKey ?? field,
  ]);
  return { report, labels: Object.fromEntries(labels) as Record<string, string> };
}

export default function Replay() {
  const { documentId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return answer ? (
    <ReplayAnswer documentId={documentId} {...answer} />
  ) : (
    <ReplayForm documentId={documentId} />
  );
}
