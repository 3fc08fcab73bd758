import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

/** Nobody works on the document. With script it is claimed as soon as it is opened, and this is hidden. */
export function ClaimOffer() {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted [@media(scripting:enabled)]:hidden">
      {t("review.unclaimed")}
      <Button kind="secondary" form="review" name="intent" value="claim">
        {t("review.claim")}
      </Button>
    </p>
  );
}
