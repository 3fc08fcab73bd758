import { Link, useLocation } from "@remix-run/react";
import { Notice } from "~/components/form/notice";
import { useTranslation } from "~/locales/use-translation";

/** Leads to the sign-in providers and from there back here. */
export function SignInAgain() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ again: "", returnTo: pathname + search });
  return (
    <Notice kind="problem">
      {t("profile.sign-in-again.hint")}{" "}
      <Link to={`/login?${query}`} className="link">
        {t("profile.sign-in-again.link")}
      </Link>
    </Notice>
  );
}
