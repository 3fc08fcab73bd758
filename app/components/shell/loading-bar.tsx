import { useNavigation } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { useHasPendingRequest } from "./pending-requests";

/** A thin bar on top and a spinner while the next page is on its way. Without script the browser shows its own. */
export function LoadingBar() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const loading = !useHasPendingRequest() && state !== "idle";
  return (
    <div role="status" className="no-print absolute">
      {loading && (
        <>
          <span className="loading-bar" aria-hidden="true" />
          <span className="sr-only">{t("dialog.loading")}</span>
        </>
      )}
    </div>
  );
}
