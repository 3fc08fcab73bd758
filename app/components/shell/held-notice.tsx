import { useTranslation } from "react-i18next";
import { Button } from "../form/button";
import { tryAgain, useIsHeld } from "./held-requests";

/** Says that no answer came, above a page that stays as it was, and asks again. */
export function HeldNotice() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="no-print fixed inset-x-0 top-16 z-50">
      {useIsHeld() && (
        <div className="mx-auto flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center gap-x-6 gap-y-2 rounded-sm border border-line border-l-4 border-l-failed bg-surface px-4 py-3 shadow-lg">
          <p>{t("error.no-answer")}</p>
          <Button type="button" onClick={tryAgain}>
            {t("error.try-again")}
          </Button>
        </div>
      )}
    </div>
  );
}
