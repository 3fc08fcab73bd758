import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "~/locales/use-translation";
import { FactorForm } from "./factor-form";

type Props = {
  secret: string;
  /** The QR code of the secret, as SVG. */
  picture: string;
  hasPassword: boolean;
  lastResult: SubmissionResult | undefined;
};

/**
 * A new authenticator app: its QR code, its secret to type where no code can be scanned, and the code that proves it.
 */
export function NewApp({ secret, picture, hasPassword, lastResult }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <ol className="grid list-decimal gap-3 pl-6">
        <li>
          {t("profile.factor.scan")}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            alt={t("profile.factor.picture")}
            width="220"
            height="220"
            className="mt-2 bg-white p-2"
          />
        </li>
        <li>
          {t("profile.factor.or-type")}{" "}
          <code className="break-all">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </li>
        <li>{t("profile.factor.confirm")}</li>
      </ol>
      <FactorForm
        lastResult={lastResult}
        hint={t("profile.factor.code-hint")}
        submit={t("profile.factor.switch-on")}
        intent="confirm"
        password={hasPassword}
      />
    </>
  );
}
