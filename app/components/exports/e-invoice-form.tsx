import { Form } from "@remix-run/react";
import { type EInvoiceProfile, eInvoiceProfiles } from "~/domain/e-invoice/e-invoice";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { SelectField } from "../form/select-field";
import { TickBox } from "../models/tick-box";

type Props = { profile: EInvoiceProfile | null; withPdf: boolean };

/** Which e-invoice a model's releases store beside their other files. */
export function EInvoiceForm({ profile, withPdf }: Props) {
  const { t } = useTranslation();
  const choices = eInvoiceProfiles.map((one) => ({ value: one, label: t(`einvoice.profile.${one}`) }));
  return (
    <Form method="post" className="grid max-w-3xl gap-2 rounded-sm border border-line bg-surface p-4">
      <h2>{t("einvoice.in-releases")}</h2>
      <SelectField
        name="profile"
        label={t("einvoice.profile")}
        hint={t("einvoice.in-releases-hint")}
        defaultValue={profile ?? ""}
        choices={[{ value: "", label: t("einvoice.no-release") }, ...choices]}
      />
      <TickBox
        name="withPdf"
        label={t("einvoice.with-pdf")}
        hint={t("einvoice.format-hint.pdf")}
        ticked={withPdf}
      />
      <p>
        <Button kind="secondary" name="intent" value="e-invoice">
          {t("einvoice.save-settings")}
        </Button>
      </p>
    </Form>
  );
}
