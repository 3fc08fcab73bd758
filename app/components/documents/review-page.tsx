import type { RefObject } from "react";
import { useTranslation } from "~/locales/use-translation";
import { PageStrip } from "./page-strip";
import { PageTools } from "./page-tools";
import { PageView } from "./page-view";
import type { ReviewScreenProps } from "./review-screen-props";
import type { ReviewForm } from "./use-review-form";

type Props = Pick<ReviewScreenProps, "review" | "page" | "look" | "onLook" | "may"> & {
  assist: ReviewForm;
  address: string;
  /** The label of the input that the page fills. */
  into: string;
  word: RefObject<HTMLButtonElement>;
};

/** The page images, and the current one with what was found on it. */
export function ReviewPage({ review, page, look, onLook, may, assist, address, into, word }: Props) {
  const { t } = useTranslation();
  const { draft, entered } = assist.state;
  return (
    <div className="review-paper">
      <section
        id="page"
        aria-label={t("document.page-image")}
        className="flex min-w-0 scroll-mt-16 flex-col gap-2 xl:sticky xl:top-16 xl:flex-row"
      >
        <PageStrip pages={review.pages} current={page?.number ?? null} look={look} />
        {page && (
          <div className="flex min-w-0 grow flex-col gap-1 xl:flex-row">
            <PageTools page={page.number} look={look} onLook={onLook} />
            <PageView
              review={review}
              page={page}
              look={look}
              address={address}
              into={into}
              word={word}
              active={draft.active}
              shown={entered}
              pick={draft.pick}
              corner={draft.corner}
              mayEdit={may.edit}
              onBox={(box) => assist.act({ type: "box", box })}
              onWordsEntered={assist.onWordsEntered}
              onLeave={() => assist.focusOn(draft.active)}
            />
          </div>
        )}
      </section>
    </div>
  );
}
