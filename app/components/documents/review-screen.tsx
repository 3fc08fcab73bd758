import { type CSSProperties, useEffect, useRef } from "react";
import { inputsToCheck } from "~/domain/review/inputs-to-check";
import { isChanged } from "~/domain/review/review-draft";
import { inputOrder } from "~/domain/review/review-shape";
import { useTranslation } from "~/locales/use-translation";
import { isPageEntering } from "../shell/page-in-view";
import { pageViewQuery } from "./page-view-state";
import { PageWidthHandle, usePageWidth } from "./page-width-handle";
import { ReviewFields } from "./review-fields";
import { labelOf, reviewLabels } from "./review-labels";
import { ReviewPage } from "./review-page";
import type { ReviewScreenProps } from "./review-screen-props";
import { useLeaveQuestion } from "./use-leave-question";
import { useReviewForm } from "./use-review-form";
import { useReviewShortcuts } from "./use-review-shortcuts";

/**
 * The page at the left, its values at the right. The form comes first in the page's source, so that the keyboard
 * reaches the values first, those that need review before the others, and then the words of the page.
 */
export function ReviewScreen(props: ReviewScreenProps) {
  const { review, page, may, inQueue } = props;
  const { t } = useTranslation();
  const help = useRef<HTMLElement>(null);
  const word = useRef<HTMLButtonElement>(null);
  const assist = useReviewForm(review, page, props.draft, props.stamp);
  const { draft } = assist.state;
  const split = usePageWidth();
  const address = pageViewQuery(page?.number ?? 1, props.look);
  const labels = reviewLabels(t, review);
  const toCheck = inputsToCheck(review, draft);
  useLeaveQuestion(assist.isUnsaved, t("review.leave"));
  useReviewShortcuts(props, assist, { address, help, word });

  const changed = isChanged(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something is changed and saved
  useEffect(() => {
    if (changed) props.onChanged();
  }, [changed]);

  const order = inputOrder(review, draft.lines.length);
  const doubtful = order.find((name) => toCheck.has(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document is opened
  useEffect(() => {
    const first = doubtful ?? (inQueue ? order[0] : undefined);
    if (may.edit && first && (inQueue || isPageEntering() || isNothingChosen())) assist.focusOn(first);
  }, []);

  return (
    <div className="review-screen" style={{ "--paper": `${split.paper}%` } as CSSProperties}>
      <ReviewFields
        {...props}
        assist={assist}
        address={address}
        labels={labels}
        toCheck={toCheck}
        doubtful={props.problems.length === 0 ? doubtful : undefined}
        help={help}
      />
      <ReviewPage
        {...props}
        assist={assist}
        address={address}
        word={word}
        into={labelOf(labels, draft.active)}
      />
      <PageWidthHandle {...split} />
    </div>
  );
}

/** A page that was loaded: whoever has begun to do something on it, or came for a place on it, stays there. */
function isNothingChosen(): boolean {
  const { activeElement, body } = document;
  return location.hash === "" && (activeElement === body || activeElement?.matches("[autofocus]") === true);
}
