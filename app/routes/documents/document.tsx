import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { DocumentMeter } from "~/components/billing/document-meter";
import { ApprovalQuestion } from "~/components/documents/approval-question";
import { ClaimNotice } from "~/components/documents/claim-notice";
import { ClaimOffer } from "~/components/documents/claim-offer";
import { DefaultSubmitButton } from "~/components/documents/default-submit-button";
import { DocumentActions } from "~/components/documents/document-actions";
import { DocumentHeader } from "~/components/documents/document-header";
import { DuplicateNotices } from "~/components/documents/duplicate-notices";
import { ErpNotice } from "~/components/documents/erp-notice";
import { HandlingNotice } from "~/components/documents/handling-notice";
import { NextPlaces } from "~/components/documents/next-places";
import { pageViewQuery, pageViewStateOf } from "~/components/documents/page-view-state";
import { PagesRead } from "~/components/documents/pages-read";
import { PendingRefresh } from "~/components/documents/pending-refresh";
import { QueueLine } from "~/components/documents/queue-position";
import { ReleaseNotice } from "~/components/documents/release-notice";
import { RescoringNotice } from "~/components/documents/rescoring-notice";
import type { Review } from "~/components/documents/review";
import { ReviewScreen } from "~/components/documents/review-screen";
import { SplitPanel } from "~/components/documents/split-panel";
import { SupplierNotice } from "~/components/documents/supplier-notice";
import { UndoApproval } from "~/components/documents/undo-approval";
import { UnreadPages } from "~/components/documents/unread-pages";
import { useClaim } from "~/components/documents/use-claim";
import { Notice } from "~/components/form/notice";
import { ErrorPage } from "~/components/shell/error-page";
import { looksLikeAnother } from "~/domain/documents/looks-like-another";
import { hasResult, isEndState } from "~/domain/documents/status";
import { isAllowed } from "~/domain/permissions/actor";
import { refusedPage } from "~/http/form-error-response";
import { preserveFormEntries } from "~/http/preserve-form-entries";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { getMeter } from "~/operations/billing/get-meter";
import { countDocumentsBefore } from "~/operations/documents/count-before";
import { getHandling } from "~/operations/documents/get-handling";
import { getRelease } from "~/operations/documents/get-release";
import { listMoves } from "~/operations/documents/list-moves";
import { getSending } from "~/operations/erp/get-sending";
import { getRescoring } from "~/operations/learning/get-rescoring";
import { handleReviewAction } from "./handle-review-action";
import { loadReview } from "./load-review";
import { nextPlaces } from "./next-places";
import { shownChoice } from "./shown-choice";
import { shownConcerns } from "./shown-concerns";
import { shownHandling } from "./shown-handling";
import { shownOrder } from "./shown-order";
import { shownRelease } from "./shown-release";
import { shownSending } from "./shown-sending";
import { shownSupplier } from "./shown-supplier";

export const handle = {
  wide: true,
  crumbs: ({ review }: { review: Review }) => [
    { key: "shell.document-processing" },
    { text: review.modelName, to: `/document-processing/${review.modelId}/documents` },
    { text: review.fileName },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const query = new URL(args.request.url).searchParams;
  const documentId = args.params.documentId ?? "";
  const done = query.get("done");
  const loaded = await loadReview(context, documentId, query).catch(refusedPage);
  const { review, page, draft, may, claim, queue } = loaded;
  const [rescoring, meter, release, erp, supplier, order, handling, moves, inLine, choice] =
    await Promise.all([
      getRescoring(context, { documentId }),
      getMeter(context, { documentId }),
      getRelease(context, { documentId }),
      getSending(context, { documentId }),
      shownSupplier(context, args.request, loaded.saved),
      shownOrder(context, args.request, loaded.saved),
      getHandling(context, { documentId }),
      may.move && looksLikeAnother(loaded.saved) ? listMoves(context, { documentId }) : null,
      review.status === "received" ? countDocumentsBefore(context, { documentId }) : null,
      shownChoice(context, args.request, review),
    ]);
  return {
    review,
    page,
    draft,
    may,
    claim,
    queue,
    supplier,
    order,
    moves: moves && { documentId, proposed: moves.proposed },
    meter,
    inLine,
    choice,
    done,
    rescoring,
    approved: isAllowed(context.actor, "TenantModel.ApproveDocument") ? query.get("approved") : null,
    release: release && shownRelease(release, loaded.times),
    sending: erp.sending && shownSending(erp.sending, loaded.times),
    maySend: may.release && erp.isSetUp,
    handling: shownHandling(handling, loaded.times),
    before: query.get("before"),
    look: pageViewStateOf(query),
    inQueue: done === "approve" || ["queue", "ready"].includes(query.get("from") ?? ""),
    places: done?.endsWith("-last") ? await nextPlaces(context, review) : null,
    repeats: query.has("watch"),
  };
}

export const action = (args: ActionFunctionArgs) =>
  preserveFormEntries(args, async () => {
    const { context } = await requireTenant(args);
    const answer = await handleReviewAction(context, args);
    return data(answer, { status: answer.status });
  });

/** Anyone who is told that someone else was first sees the document as it is then. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** Stands here so that the frame with the menu stays around a form that could not be taken. */
export function ErrorBoundary() {
  return <ErrorPage />;
}

export default function Document() {
  const { review } = useLoaderData<typeof loader>();
  // Another document is another screen: nothing of the one before may linger.
  return <DocumentScreen key={review.id} />;
}

function DocumentScreen() {
  const { t } = useTranslation();
  const { review, page, draft, may, claim, queue, meter, done, rescoring, release, repeats, ...opened } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [seen, setLook] = useState(opened.look);
  // Which rows of a long table are at hand is told by the address alone: other rows are another page of the same document.
  const look = { ...seen, rows: opened.look.rows };
  // Who has just saved is done with it, until something is changed again.
  const [workedOn, setWorkedOn] = useState<number | null>(null);
  const works = may.edit && (done !== "save" || workedOn === draft.revision);
  const lostTo = useClaim(review.id, works, claim?.at ?? null);
  const pending = !isEndState(review.status) || review.split?.parts.some(({ status }) => !isEndState(status));
  const pagesProblem = answer?.problems.find(({ field }) => field === "pages");
  const told = answer ? answer.done : done;
  // What becomes of a release is told by its own notice.
  const said = (told === "release" && release) || told === "erp" ? null : told;
  const reviewed = hasResult(review.status);
  const blindTo = may.approve ? blindCheckOf(review) : null;
  const isAsked = answer !== undefined && answer.concerns.length > 0;
  return (
    <>
      {isAsked && (
        <ApprovalQuestion
          key={`approval ${answer.stamp}`}
          documentId={review.id}
          concerns={shownConcerns(answer.concerns, review)}
          address={pageViewQuery(page?.number ?? 1, look)}
        />
      )}
      {reviewed && (
        <DefaultSubmitButton address={pageViewQuery(page?.number ?? 1, look)} mayEdit={may.edit} />
      )}
      <DocumentHeader
        review={review}
        place={<QueueLine queue={queue} ready={look.ready} />}
        details={
          <>
            {opened.choice && <p>{opened.choice}</p>}
            <SupplierNotice supplier={opened.supplier} look={false} />
            <SupplierNotice supplier={opened.order} look={false} />
            <DocumentMeter meter={meter} />
          </>
        }
      >
        <DocumentActions
          id={review.id}
          status={review.status}
          may={{ ...may, erp: opened.maySend && !opened.sending }}
          edited={review.corrections > 0}
        />
      </DocumentHeader>
      {blindTo && (
        <p>
          <Link className="link" to={blindTo}>
            {t("readiness.check-blind")}
          </Link>
        </p>
      )}
      <SupplierNotice supplier={opened.supplier} look />
      <SupplierNotice supplier={opened.order} look />
      {said && (
        <Notice>
          {t(`document.done.${said}`)}
          {opened.before && (
            <p>
              <a className="link" href={`/documents/${opened.before}`}>
                {t("review.handling.before")}
              </a>
            </p>
          )}
          {opened.approved && said.startsWith("approve") && <UndoApproval documentId={opened.approved} />}
          {opened.places && <NextPlaces places={opened.places} />}
        </Notice>
      )}
      <HandlingNotice
        id={review.id}
        handling={opened.handling}
        mayUndo={{ rejection: may.reject, postponement: may.dismiss }}
      />
      {claim && !claim.mine && <ClaimNotice who={claim.who} since={claim.at} />}
      {may.edit && lostTo !== null && <ClaimNotice who={lostTo} since={null} />}
      {may.edit && !claim && <ClaimOffer />}
      <RescoringNotice rescoring={rescoring} modelId={review.modelId} justSaved={done === "save"} />
      <ReleaseNotice id={review.id} release={release} mayRelease={may.release} repeats={repeats} />
      <ErpNotice sending={opened.sending} maySend={opened.maySend} repeats={repeats} />
      {review.problem && <Notice kind="problem">{t(review.problem)}</Notice>}
      <SplitPanel
        key={`split ${answer?.stamp ?? ""}`}
        review={review}
        mayEdit={may.dismiss}
        typed={answer?.pages ?? null}
        error={pagesProblem && t(pagesProblem.messageKey, pagesProblem.values)}
      />
      <DuplicateNotices duplicates={review.duplicates} mayDismiss={may.dismiss} reviewed={reviewed} />
      <PendingRefresh
        pending={pending ? 1 : 0}
        before={opened.inLine}
        refreshTo="?watch=1"
        repeats={repeats}
      />
      {pending && <PagesRead pages={review.pages} />}
      {review.status === "error" && <UnreadPages pages={review.pages} />}
      {reviewed && (
        <ReviewScreen
          review={review}
          page={page}
          look={look}
          queue={queue}
          moves={opened.moves}
          may={may}
          draft={answer?.draft ?? draft}
          stamp={answer?.stamp ?? `${review.attempt} ${draft.revision} ${review.firstLine}`}
          problems={answer?.problems ?? []}
          meanwhile={answer?.meanwhile ?? []}
          comment={answer?.comment ?? ""}
          pasted={answer?.pasted ?? ""}
          onLook={setLook}
          onChanged={() => setWorkedOn(draft.revision)}
          inQueue={opened.inQueue}
        />
      )}
    </>
  );
}

/** Where a document is checked that chance drew, as long as nothing else speaks against it and nobody changed it. */
const blindCheckOf = ({ id, modelId, status, concerns }: Review): string | null =>
  status === "success" && concerns.every(({ kind }) => kind === "audit") && concerns.length > 0
    ? `/aimodels/blind-check/${modelId}?document=${id}`
    : null;
