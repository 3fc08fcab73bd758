import { Form } from "@remix-run/react";
import type { RefObject } from "react";
import { changesOf, firstRowOf } from "~/domain/review/review-draft";
import { useTranslation } from "~/locales/use-translation";
import { ErrorSummary } from "../form/error-summary";
import { fieldMessages } from "../form/field-messages";
import { useScript } from "../form/use-script";
import { Comments } from "./comments";
import { ConflictNotice } from "./conflict-notice";
import { Findings } from "./findings";
import { LineItems } from "./line-items";
import { queuedAddress } from "./page-view-state";
import { PickModeChoice } from "./pick-mode-choice";
import { ProofSentence } from "./proof-sentence";
import { ReviewBar } from "./review-bar";
import { ReviewFieldRow } from "./review-field-row";
import { reviewKeys } from "./review-keys";
import { problemLabels } from "./review-labels";
import type { ReviewScreenProps } from "./review-screen-props";
import { ReviewState } from "./review-state";
import { ShortcutList } from "./shortcut-list";
import type { ReviewForm } from "./use-review-form";

type Props = ReviewScreenProps & {
  assist: ReviewForm;
  address: string;
  labels: Record<string, string>;
  /** The names of the inputs that need review. */
  toCheck: ReadonlySet<string>;
  /** The first of them, where the work begins. */
  doubtful: string | undefined;
  help: RefObject<HTMLElement>;
};

/** The values of a document as a form, with the buttons that end the work on it. */
export function ReviewFields(props: Props) {
  const { assist, review, page, look, may, problems, address, labels, toCheck, stamp, queue } = props;
  const { t } = useTranslation();
  const { draft, turn } = assist.state;
  const { active, picked } = draft;
  const script = useScript();
  // Who fills values from the page goes on where the next one belongs.
  const goesOn = Object.keys(picked).length > 0 ? active : props.doubtful;
  // With script it is put there once, and redrawn inputs must not draw it back.
  const begins = script ? undefined : goesOn;
  const messages = fieldMessages(t, problems, problemLabels(t, labels, problems, firstRowOf(props.draft)));
  const error = (name: string) => messages.find(({ field }) => field === name)?.text;
  const changes = new Set(Object.keys(changesOf(draft).fields));
  return (
    <Form
      id="review"
      ref={assist.form}
      method="post"
      action={`${address}#page`}
      preventScrollReset
      noValidate
      {...assist.handlers}
      {...reviewKeys(assist)}
      className="review-form"
    >
      <div className="review-values grid min-w-0 content-start gap-3">
        <ReviewState documentId={review.id} draft={draft} />
        <ErrorSummary messages={messages} />
        <ConflictNotice review={review} meanwhile={props.meanwhile} />
        <Findings findings={review.findings} moves={props.moves} />
        <ProofSentence proof={review.proof} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
          <p>
            {toCheck.size > 0
              ? t("document.to-check", { count: toCheck.size })
              : t("document.nothing-to-check")}
          </p>
          <ShortcutList ref={props.help} />
        </div>
        {may.edit && <PickModeChoice mode={draft.pick} />}
        <ul key={turn} className="grid rounded-sm border border-line bg-surface">
          {review.fields.map((field) => (
            <ReviewFieldRow
              key={field.key}
              field={field}
              page={page}
              look={look}
              mayEdit={may.edit}
              text={draft.fields[field.key] ?? ""}
              changed={changes.has(field.key)}
              toCheck={toCheck.has(field.key)}
              checked={draft.checked.includes(field.key)}
              address={address}
              first={begins === field.key}
              active={active === field.key}
              image={review.pages.find(({ number }) => number === field.place?.page)}
              error={error(`field.${field.key}`)}
            />
          ))}
        </ul>
      </div>
      {review.columns.length > 0 && (
        <LineItems
          key={`lines ${stamp}`}
          turn={turn}
          review={review}
          draft={draft}
          toCheck={toCheck}
          first={begins}
          address={address}
          active={active}
          error={error}
          pasted={props.pasted}
          mayEdit={may.edit}
        />
      )}
      <div className="review-comments min-w-0">
        <Comments
          key={`comments ${stamp}`}
          comments={review.comments}
          typed={props.comment}
          error={error("comment")}
          mayWrite={may.dismiss}
        />
      </div>
      {(may.edit || may.approve) && (
        <ReviewBar
          ref={assist.goal}
          address={address}
          annotating={look.annotating}
          next={queue.next}
          skipTo={queuedAddress(queue.next?.documentId ?? "", look)}
          mayEdit={may.edit}
          mayApprove={may.approve}
          canUndo={draft.past.length > 0}
          canRedo={draft.future.length > 0}
        />
      )}
    </Form>
  );
}
