import { Notice } from "~/components/form/notice";
import { useTranslation } from "~/locales/use-translation";

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <div className="grid gap-2">
        <h2 className="text-base font-semibold">{t("profile.factor.recovery")}</h2>
        <p>{t("profile.factor.recovery-hint")}</p>
        <ul className="grid gap-x-6 sm:grid-cols-2 gap-y-1 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
