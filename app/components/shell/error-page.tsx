import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** What a person sees when a page fails: what happened, what to do, and a way on. It stands inside a frame's main. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const lost = isRouteErrorResponse(error) && error.status === 404;
  const messageKey =
    isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "error.unexpected";
  return (
    <div className="grid max-w-xl gap-4">
      <h1>{lost ? t("not-found.title") : t(messageKey)}</h1>
      {lost && <p>{t("not-found.text")}</p>}
      <p>
        <Link to="/" className="link">
          {t("not-found.home")}
        </Link>
      </p>
    </div>
  );
}
