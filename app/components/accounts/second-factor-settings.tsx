import type { SubmissionResult } from "@conform-to/react";
import { LinkButton } from "~/components/form/link-button";
import { useTranslation } from "~/locales/use-translation";
import { FactorForm } from "./factor-form";

type Props = {
  recoveryCodesLeft: number;
  hasPassword: boolean;
  lastResult: SubmissionResult | undefined;
  /** Which change was chosen. */
  doing: string | null;
};

/** A second factor in use: the choice of what to change, then the form that does it. */
export function SecondFactorSettings({ recoveryCodesLeft, hasPassword, lastResult, doing }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p className="font-medium">{t("profile.factor.on", { codes: recoveryCodesLeft })}</p>
      {doing === "renew" || doing === "switch-off" ? (
        <FactorForm
          lastResult={lastResult}
          hint={t("login.factor.hint")}
          submit={t(`profile.factor.${doing}`)}
          intent={doing}
          kind={doing === "renew" ? "primary" : "danger"}
          password={doing === "switch-off" && hasPassword}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <LinkButton to="?do=renew">{t("profile.factor.renew")}</LinkButton>
          <LinkButton to="?do=switch-off">{t("profile.factor.switch-off")}</LinkButton>
        </div>
      )}
    </>
  );
}
