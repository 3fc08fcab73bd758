import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** What a person sees when a page fails: what happened, what to do, and a way on. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const lost = isRouteErrorResponse(error) && error.status === 404;
  const messageKey = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "error.unexpected";
  return (
    <main id="content" className="mx-auto grid max-w-xl gap-4 p-8">
      <h1 className="text-2xl font-semibold">{lost ? t("not-found.title") : t(messageKey)}</h1>
      {lost && <p>{t("not-found.text")}</p>}
      <p>
        <Link to="/" className="underline">
          {t("not-found.home")}
        </Link>
      </p>
    </main>
  );
}
