import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { ReplayAnswer } from "~/components/documents/replay-answer";
import { fieldOf } from "~/domain/models/field-catalogue";
import { refusedPage } from "~/http/form-answer";
import { requireTenant } from "~/http/signed-in";
import { replayDocument } from "~/operations/documents/replay-document";
import { openReplays } from "~/platform/replays";

export const handle = { crumbs: () => [{ key: "replay.title" }] };

/** There is nothing to see before it was run: the button is on the document's page. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/documents/${params.documentId}`);
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
  return { documentId, report, labels: Object.fromEntries(labels) as Record<string, string> };
}

export default function Replay() {
  const answer = useActionData<typeof action>();
  return answer ? <ReplayAnswer {...answer} /> : null;
}
