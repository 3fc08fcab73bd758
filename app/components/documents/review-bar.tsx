import { forwardRef } from "react";
import type { ReviewQueue } from "~/domain/documents/review-queue";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { LinkButton } from "../form/link-button";
import { InlineIcon } from "../shell/inline-icon";

type Props = {
  address: string;
  /** The document is being annotated for training; its button is named accordingly. */
  annotating: boolean;
  mayEdit: boolean;
  mayApprove: boolean;
  canUndo: boolean;
  canRedo: boolean;
  next: ReviewQueue["next"];
  skipTo: string;
};

/** The buttons that end the work on a document, always visible. The reference is set to the button that does. */
export const ReviewBar = forwardRef<HTMLButtonElement, Props>(function ReviewBar(props, goal) {
  const { address, annotating, mayEdit, mayApprove, canUndo, canRedo, next } = props;
  const { t } = useTranslation();
  const steps = [
    { key: "undo", mark: "back", can: canUndo },
    { key: "redo", mark: "forth", can: canRedo },
  ] as const;
  return (
    <div
      data-bar
      className="review-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-line bg-canvas py-3"
    >
      {mayApprove && (
        <Button ref={goal} name="intent" value="approve" formAction={address} data-goal>
          {t(next ? "review.approve-next" : "review.approve")}
        </Button>
      )}
      {mayEdit && (
        <Button
          ref={mayApprove ? undefined : goal}
          kind={mayApprove ? "secondary" : "primary"}
          name="intent"
          value="save"
          formAction={address}
          data-goal={mayApprove ? undefined : true}
        >
          {t(annotating ? "annotations.save" : "document.save")}
        </Button>
      )}
      {next && <LinkButton to={props.skipTo}>{t("review.skip")}</LinkButton>}
      {mayEdit && (
        <span className="ml-auto flex gap-1">
          {steps.map(({ key, mark, can }) => (
            <button
              key={key}
              type="submit"
              name="intent"
              value={key}
              formAction={`${address}#page`}
              disabled={!can}
              title={t(`review.${key}`)}
              className="grid size-10 place-items-center rounded-sm border border-line bg-surface enabled:hover:bg-accent-soft disabled:text-muted disabled:opacity-60"
            >
              <InlineIcon kind={mark} />
              <span className="sr-only">{t(`review.${key}`)}</span>
            </button>
          ))}
        </span>
      )}
    </div>
  );
});
