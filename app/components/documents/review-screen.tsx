import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { pickedText } from "~/domain/documents/pick-word";
import type { ReviewDraft } from "~/domain/documents/review-draft";
import type { FormProblem } from "~/domain/errors/form-problem";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { fieldMessages } from "../form/field-messages";
import { Findings } from "./findings";
import { LineItems } from "./line-items";
import { PageStrip } from "./page-strip";
import { PageView } from "./page-view";
import { ProofSentence } from "./proof-sentence";
import type { Review, ShownPage } from "./review";
import { ReviewFieldRow } from "./review-field-row";
import { useReviewAssist } from "./use-review-assist";

type Props = {
  review: Review;
  page: ShownPage | null;
  draft: ReviewDraft;
  problems: readonly FormProblem[];
  mayEdit: boolean;
};

/**
 * The page at the left, its values at the right. The form comes first in the page's source, so that the keyboard meets
 * the values, those to be checked before the others, and only then the words of the page.
 */
export function ReviewScreen({ review, page, draft, problems, mayEdit }: Props) {
  const { t } = useTranslation();
  const messages = fieldMessages(t, problems, labelsOf(t, review));
  const assist = useReviewAssist(review, page, draft);
  const toCheck = review.fields.filter((field) => field.toCheck).length;
  const address = `?page=${page?.number ?? 1}`;
  const error = (name: string) => messages.find(({ field }) => field === name)?.text;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <form
        id="review"
        ref={assist.form}
        method="post"
        action={`${address}#page`}
        noValidate
        onFocus={assist.onFocus}
        onKeyDown={assist.onKeyDown}
        className="order-2 grid min-w-0 gap-3"
      >
        {/* Enter in a field means the first button of the form. */}
        <button
          type="submit"
          name="intent"
          value="save"
          formAction={address}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          disabled={!mayEdit}
        >
          {t("document.save")}
        </button>
        <input type="hidden" name="revision" value={draft.revision} />
        <input type="hidden" name="was" value={JSON.stringify(draft.was)} />
        {Object.entries(assist.picked)
          .filter(([name]) => name.startsWith("line."))
          .map(([name, picked]) => (
            <input key={name} type="hidden" name={`picked.${name}`} value={pickedText(picked)} />
          ))}
        <ErrorSummary messages={messages} />
        <Findings findings={review.findings} />
        <ProofSentence proof={review.proof} />
        <p className="text-muted">
          {toCheck > 0 ? t("document.to-check", { count: toCheck }) : t("document.nothing-to-check")}
        </p>
        {mayEdit && <PickMode several={draft.several} />}
        <ul className="grid rounded-sm border border-line bg-surface">
          {review.fields.map((field) => (
            <ReviewFieldRow
              key={field.key}
              field={field}
              text={draft.fields[field.key] ?? ""}
              picked={assist.picked[field.key]}
              active={assist.active === field.key}
              page={page}
              image={review.pages.find(({ number }) => number === field.place?.page)}
              error={error(`field.${field.key}`)}
              mayEdit={mayEdit}
            />
          ))}
        </ul>
        {review.columns.length > 0 && (
          <LineItems
            review={review}
            lines={draft.lines}
            address={address}
            active={assist.active}
            error={error}
            mayEdit={mayEdit}
          />
        )}
        {mayEdit && (
          <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-canvas py-3">
            <Button name="intent" value="save" formAction={address}>
              {t("document.save")}
            </Button>
            <span className="text-sm text-muted max-sm:sr-only">{t("document.save-hint")}</span>
          </div>
        )}
      </form>
      <section
        id="page"
        aria-label={t("document.page-image")}
        className="flex min-w-0 flex-col gap-2 order-1 scroll-mt-16 xl:sticky xl:top-16 xl:flex-row"
      >
        <PageStrip pages={review.pages} current={page?.number ?? null} />
        {page && (
          <PageView
            review={review}
            page={page}
            active={assist.active}
            mayEdit={mayEdit}
            onPick={assist.onPick}
          />
        )}
      </section>
    </div>
  );
}

/** Whether a click on the page gives one word and goes on, or several to the same field. */
function PickMode({ several }: { several: boolean }) {
  const { t } = useTranslation();
  const modes = [
    { value: "one", label: t("document.pick-one"), checked: !several },
    { value: "several", label: t("document.pick-several"), checked: several },
  ];
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <legend className="float-left mr-4 text-muted">{t("document.pick")}</legend>
      {modes.map(({ value, label, checked }) => (
        <label key={value} className="flex items-center gap-1.5">
          <input
            type="radio"
            name="pick"
            value={value}
            defaultChecked={checked}
            className="size-4 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function labelsOf(t: TFunction, { fields, columns }: Review): Record<string, string> {
  return Object.fromEntries(
    [...fields, ...columns].map(({ key, name, labelKey }) => [`field.${key}`, t(labelKey, { name })]),
  );
}
