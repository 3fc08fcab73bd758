import { Form, useNavigate } from "@remix-run/react";
import type { TFunction } from "i18next";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { inputsToCheck } from "~/domain/documents/inputs-to-check";
import type { ChangedMeanwhile } from "~/domain/documents/meanwhile";
import { changesOf, firstRowOf, type ReviewDraft } from "~/domain/documents/review-draft";
import type { ReviewQueue } from "~/domain/documents/review-queue";
import { inputOrder } from "~/domain/documents/review-shape";
import type { FormProblem } from "~/domain/errors/form-problem";
import { ErrorSummary } from "../form/error-summary";
import { fieldMessages } from "../form/field-messages";
import { isPageMovingIn } from "../shell/page-in-view";
import { Comments } from "./comments";
import { ConflictNotice } from "./conflict-notice";
import { Findings } from "./findings";
import { LineItems } from "./line-items";
import { PageStrip } from "./page-strip";
import { PageTools } from "./page-tools";
import { lookQuery, type PageLook, turnBy, zoomBy } from "./page-turns";
import { PageView } from "./page-view";
import { PickModeChoice } from "./pick-mode-choice";
import { ProofSentence } from "./proof-sentence";
import type { Review, ShownPage } from "./review";
import { ReviewBar } from "./review-bar";
import { ReviewFieldRow } from "./review-field-row";
import { ReviewState } from "./review-state";
import { ShortcutList } from "./shortcut-list";
import { useLeaveQuestion } from "./use-leave-question";
import { useReviewForm } from "./use-review-form";
import { useShortcuts } from "./use-shortcuts";

type Props = {
  review: Review;
  page: ShownPage | null;
  draft: ReviewDraft;
  /** Differs from one answer of the server to the next. */
  stamp: string;
  problems: readonly FormProblem[];
  meanwhile: readonly ChangedMeanwhile[];
  comment: string;
  pasted: string;
  look: PageLook;
  onLook(look: PageLook): void;
  queue: ReviewQueue;
  may: { edit: boolean; approve: boolean; dismiss: boolean };
  /** Whether the document was reached by going through the queue: then a field has focus even if none is to be checked. */
  inQueue: boolean;
};

/**
 * The page at the left, its values at the right. The form comes first in the page's source, so that the keyboard meets
 * the values, those to be checked before the others, and only then the words of the page.
 */
export function ReviewScreen(props: Props) {
  const { review, page, problems, look, onLook, queue, may } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const help = useRef<HTMLDetailsElement>(null);
  const labels = labelsOf(t, review);
  const messages = fieldMessages(t, problems, {
    ...labels,
    ...cellLabelsOf(t, labels, problems, firstRowOf(props.draft)),
    comment: t("review.comment"),
    paste: t("review.paste"),
  });
  const assist = useReviewForm(review, page, props.draft, props.stamp);
  const { draft, active, focusOn } = assist;
  useLeaveQuestion(assist.isUnsaved, t("review.leave"));
  const changes = new Set(Object.keys(changesOf(draft).fields));
  const toCheck = inputsToCheck(review, draft);
  const address = lookQuery(page?.number ?? 1, look);
  const error = (name: string) => messages.find(({ field }) => field === name)?.text;
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const bar = (intent: string) => `#review [data-bar] button[value="${intent}"]`;

  useShortcuts({
    "?": () => toggle(help.current),
    F1: () => toggle(help.current),
    "Ctrl+Enter": () => press(bar("approve")),
    "Ctrl+s": () => press(bar("save")),
    "Ctrl+z": () => press(bar("undo")),
    "Ctrl+Shift+z": () => press(bar("redo")),
    "Ctrl+y": () => press(bar("redo")),
    "Alt+w": () => {
      assist.mean();
      document.querySelector<HTMLElement>("[data-page-words] button:not([tabindex='-1'])")?.focus();
    },
    "Alt+n": () => assist.perform({ intent: rowOf(active) === null ? "add" : `add:${rowOf(active)}` }),
    "Alt+PageDown": () => press("#page li:has([aria-current]) + li button"),
    "Alt+PageUp": () => press("#page li:has(+ li [aria-current]) button"),
    "Alt+r": () => onLook({ ...look, turn: turnBy(look.turn, 1) }),
    "Alt++": () => onLook({ ...look, zoom: zoomBy(look.zoom, 1) }),
    "Alt+=": () => onLook({ ...look, zoom: zoomBy(look.zoom, 1) }),
    "Alt+-": () => onLook({ ...look, zoom: zoomBy(look.zoom, -1) }),
    "Alt+s": () => queue.next && navigate(`/documents/${queue.next.documentId}?from=queue`),
  });
  const { inQueue } = props;
  const order = inputOrder(review, draft.lines.length);
  const first = order.find((name) => toCheck.has(name)) ?? (inQueue ? order[0] : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document is opened
  useEffect(() => {
    if ((inQueue || isPageMovingIn()) && may.edit && first) focusOn(first);
  }, []);

  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <Form
        id="review"
        ref={assist.form}
        method="post"
        action={`${address}#page`}
        preventScrollReset
        noValidate
        {...assist.handlers}
        className="order-2 grid min-w-0 gap-3"
      >
        <ReviewState draft={draft} />
        <ErrorSummary messages={messages} />
        <ConflictNotice review={review} meanwhile={props.meanwhile} />
        <Findings findings={review.findings} />
        <ProofSentence proof={review.proof} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
          <p>
            {toCheck.size > 0
              ? t("document.to-check", { count: toCheck.size })
              : t("document.nothing-to-check")}
          </p>
          <ShortcutList ref={help} />
        </div>
        {may.edit && <PickModeChoice mode={draft.pick} />}
        <div className="grid min-w-0 gap-3">
          <ul key={assist.turn} className="grid rounded-sm border border-line bg-surface">
            {review.fields.map((field) => (
              <ReviewFieldRow
                key={field.key}
                field={field}
                text={draft.fields[field.key] ?? ""}
                changed={changes.has(field.key)}
                toCheck={toCheck.has(field.key)}
                active={active === field.key}
                page={page}
                image={review.pages.find(({ number }) => number === field.place?.page)}
                error={error(`field.${field.key}`)}
                mayEdit={may.edit}
                look={look}
              />
            ))}
          </ul>
          {review.columns.length > 0 && (
            <LineItems
              key={`lines ${props.stamp}`}
              turn={assist.turn}
              review={review}
              draft={draft}
              toCheck={toCheck}
              address={address}
              active={active}
              error={error}
              mayEdit={may.edit}
              pasted={props.pasted}
            />
          )}
        </div>
        <Comments
          key={`comments ${props.stamp}`}
          comments={review.comments}
          typed={props.comment}
          error={error("comment")}
          mayWrite={may.dismiss}
        />
        {(may.edit || may.approve) && (
          <ReviewBar
            annotating={look.annotating}
            address={address}
            mayEdit={may.edit}
            mayApprove={may.approve}
            canUndo={draft.past.length > 0}
            canRedo={draft.future.length > 0}
            next={queue.next}
          />
        )}
      </Form>
      <section
        id="page"
        aria-label={t("document.page-image")}
        className="order-1 flex min-w-0 scroll-mt-16 flex-col gap-2 xl:sticky xl:top-16 xl:flex-row"
      >
        <PageStrip pages={review.pages} current={page?.number ?? null} look={look} />
        {page && (
          <div className="grid min-w-0 grow content-start gap-1">
            <PageTools page={page.number} look={look} onLook={onLook} />
            <PageView
              {...{ review, page, look, address, active }}
              into={labels[`field.${active.replace(/^line\.\d+\./, "")}`] ?? ""}
              pick={draft.pick}
              corner={draft.corner}
              mayEdit={may.edit}
              onBox={assist.onBox}
              onWordsEntered={assist.onWordsEntered}
              onLeave={() => focusOn(active)}
            />
          </div>
        )}
      </section>
    </div>
  );
}

function toggle(details: HTMLDetailsElement | null): void {
  if (!details) return;
  details.open = !details.open;
  details.querySelector("summary")?.focus();
}

function rowOf(active: string): number | null {
  const [, row] = /^line\.(\d+)\./.exec(active) ?? [];
  return row === undefined ? null : Number(row);
}

function labelsOf(t: TFunction, { fields, columns }: Review): Record<string, string> {
  return Object.fromEntries(
    [...fields, ...columns].map(({ key, name, labelKey }) => [`field.${key}`, t(labelKey, { name })]),
  );
}

/** The labels of the cells that are to blame for something. */
function cellLabelsOf(
  t: TFunction,
  labels: Record<string, string>,
  problems: readonly FormProblem[],
  first: number,
) {
  const named = problems.flatMap(({ field }) => {
    const [, row, key] = /^line\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (row === undefined) return [];
    return [[field, t("document.cell", { column: labels[`field.${key}`], number: first + Number(row) + 1 })]];
  });
  return Object.fromEntries(named);
}
