import { useTranslation } from "~/locales/use-translation";
import { DialogLink } from "../dialog/dialog-link";

/** The secret e-mail address that documents are sent to, and the button to replace it. */
export function IntakeAddress({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="intake-address"
      className="grid max-w-3xl gap-2 rounded-sm border border-line bg-surface p-6"
    >
      <h2 id="intake-address">{t("tenants.settings.mail")}</h2>
      <p className="text-muted">{t("tenants.settings.mail-hint")}</p>
      <p>
        <code className="break-all">{address}</code>
      </p>
      <p>
        <DialogLink to="/tenant/settings/renew-address" kind="secondary">
          {t("tenants.settings.renew")}
        </DialogLink>
      </p>
    </section>
  );
}
