import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";

type Props = { who: string | null; since: string | null };

/** Someone else works on the document. Taking over keeps what was entered in the form. */
export function ClaimNotice({ who, since }: Props) {
  const { t } = useTranslation();
  const values = { who: who || t("review.somebody"), since };
  return (
    <Notice kind="info">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{t(since ? "review.claimed" : "review.taken-over-by", values)}</p>
        <Button kind="secondary" form="review" name="intent" value="take-over">
          {t("review.take-over")}
        </Button>
      </div>
    </Notice>
  );
}
