import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { retryPendingRequests, usePendingRequestReason } from "./pending-requests";

/** Says why a page did not change: no response came, which can be requested again, or its form was too large. */
export function PendingRequestNotice() {
  const { t } = useTranslation();
  const reason = usePendingRequestReason();
  return (
    <div role="alert" className="no-print fixed inset-x-0 top-16 z-50">
      {reason && (
        <div className="mx-auto flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center gap-x-6 gap-y-2 rounded-sm border border-line border-l-4 border-l-failed bg-surface px-4 py-3 shadow-lg">
          <p>{t(reason === "too-large" ? "error.form-too-large" : "error.no-answer")}</p>
          {reason === "unanswered" && (
            <Button type="button" onClick={retryPendingRequests}>
              {t("error.try-again")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
