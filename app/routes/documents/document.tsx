import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentMeter } from "~/components/billing/document-meter";
import { DocumentActions } from "~/components/documents/document-actions";
import { DocumentHeader } from "~/components/documents/document-header";
import { DuplicateNotices } from "~/components/documents/duplicate-notices";
import { PendingRefresh } from "~/components/documents/pending-refresh";
import { RescoringNotice } from "~/components/documents/rescoring-notice";
import type { Review } from "~/components/documents/review";
import { ReviewScreen } from "~/components/documents/review-screen";
import { SplitPanel } from "~/components/documents/split-panel";
import { Notice } from "~/components/form/notice";
import { hasResult, isEndState } from "~/domain/documents/status";
import { refusedPage } from "~/http/form-answer";
import { requireTenant } from "~/http/signed-in";
import { getMeter } from "~/operations/billing/get-meter";
import { getRescoring } from "~/operations/learning/get-rescoring";
import { answerReview } from "./answer-review";
import { loadReview } from "./load-review";

export const handle = {
  crumbs: ({ review }: { review: Review }) => [
    { key: "shell.document-processing" },
    { text: review.modelName, to: `/document-processing/${review.modelId}/documents` },
    { text: review.fileName },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const query = new URL(args.request.url).searchParams;
  const { review, page, draft, may } = await loadReview(context, args.params.documentId ?? "", query).catch(
    refusedPage,
  );
  const rescoring = await getRescoring(context, { documentId: args.params.documentId ?? "" });
  const meter = await getMeter(context, { documentId: review.id });
  return { review, page, draft, may, meter, done: query.get("done"), rescoring, repeats: query.has("watch") };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const answer = await answerReview(context, args);
  return data(answer, { status: answer.status });
}

export default function Document() {
  const { t } = useTranslation();
  const { review, page, draft, may, meter, done, rescoring, repeats } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = !isEndState(review.status) || review.split?.parts.some(({ status }) => !isEndState(status));
  const pagesProblem = answer?.problems.find(({ field }) => field === "pages");
  return (
    <>
      <DocumentHeader review={review}>
        <DocumentActions id={review.id} status={review.status} may={may} edited={review.corrections > 0} />
      </DocumentHeader>
      <DocumentMeter meter={meter} />
      {done && !answer && <Notice>{t(`document.done.${done}`)}</Notice>}
      <RescoringNotice rescoring={rescoring} modelId={review.modelId} justSaved={done === "save"} />
      {review.problem && <Notice kind="problem">{t(review.problem)}</Notice>}
      <SplitPanel
        key={`split ${answer?.stamp ?? ""}`}
        review={review}
        mayEdit={may.dismiss}
        typed={answer?.pages ?? null}
        error={pagesProblem && t(pagesProblem.messageKey, pagesProblem.values)}
      />
      <DuplicateNotices duplicates={review.duplicates} mayDismiss={may.dismiss} />
      <PendingRefresh pending={pending ? 1 : 0} refreshTo="?watch=1" repeats={repeats} />
      {hasResult(review.status) && (
        <ReviewScreen
          // A new answer or a new saved state is a new form: what stands in it comes from the server.
          key={`${review.attempt} ${draft.revision} ${answer?.stamp ?? ""}`}
          review={review}
          page={page}
          draft={answer?.draft ?? draft}
          problems={answer?.problems ?? []}
          mayEdit={may.edit}
        />
      )}
    </>
  );
}
