import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
import { HomeLink } from "./home-link";
import { NotFoundText } from "./not-found-text";
import { isRefusal, refusalMessage } from "./refusal-message";
import { ResendForm } from "./resend-form";

/**
 * The page shown when a page fails: what happened, what to do, and where to go. It is inside a frame's main element.
 */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page before may have been scrolled down, and its focus is gone with it.
  useEffect(() => heading.current?.focus(), []);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundText />;
  return (
    <div className="grid max-w-xl gap-4">
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-20">
        {textOf(error, t)}
      </h1>
      {isRouteErrorResponse(error) && error.status === 401 && (
        <p>
          <a href="/login" target="_blank" rel="noreferrer" className="link">
            {t("error.sign-in-beside")}
          </a>
        </p>
      )}
      {isRouteErrorResponse(error) && isRefusal(error.data) && error.data.typed && (
        <ResendForm typed={error.data.typed} />
      )}
      <HomeLink />
    </div>
  );
}

/** The message of the error. */
function textOf(error: unknown, t: Translate): string {
  if (!isRouteErrorResponse(error)) return t("error.unexpected");
  if (typeof error.data === "string") return t(error.data);
  return isRefusal(error.data) ? refusalMessage(error.data, t) : t("error.unexpected");
}
