import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { SelectField } from "~/components/form/select-field";
import { PageHeader } from "~/components/shell/page-header";
import { receiptRules } from "~/domain/orders/order-settings";
import { formErrorResponse } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { editOrderSettings } from "~/operations/orders/edit-settings";
import { getOrderSettings } from "~/operations/orders/get-settings";

export const handle = {
  crumbs: () => [
    { key: "suppliers.title", to: "/suppliers" },
    { key: "orders.title", to: "/orders" },
    { key: "orders.settings" },
  ],
};

const figures = ["pricePercent", "priceLeast", "quantityPercent", "totalPercent", "totalLeast"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  const settings = await getOrderSettings(context, {});
  return {
    settings: {
      ...Object.fromEntries(figures.map((name) => [name, String(settings[name])])),
      receipts: settings.receipts,
    } as Record<string, string>,
    isSaved: new URL(args.request.url).searchParams.get("done") === "saved",
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  const form = await args.request.formData();
  try {
    await editOrderSettings(context, formFields(form) as unknown as Parameters<typeof editOrderSettings>[1]);
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return redirect("?done=saved");
}

export default function OrderSettings() {
  const { t } = useTranslation();
  const { settings, isSaved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed: Record<string, string> = answer?.typed ?? settings;
  const labels = Object.fromEntries(
    [...figures, "receipts"].map((name) => [name, t(`orders.settings.${name}`)]),
  );
  const messages = fieldMessages(t, answer?.problems, labels);
  return (
    <>
      <PageHeader title={t("orders.settings-title")} hint={t("orders.settings-hint")} />
      {isSaved && !answer && <Notice>{t("orders.settings-saved")}</Notice>}
      <ErrorSummary messages={messages} />
      <form method="post" className="grid max-w-xl gap-3 rounded-sm border border-line bg-surface p-4">
        {figures.map((name) => (
          <Field
            key={`${name} ${typed[name]}`}
            name={name}
            label={labels[name] ?? ""}
            inputMode="decimal"
            defaultValue={typed[name]}
            error={messageFor(messages, name)}
          />
        ))}
        <SelectField
          name="receipts"
          label={labels.receipts ?? ""}
          defaultValue={typed.receipts}
          choices={receiptRules.map((value) => ({ value, label: t(`orders.receipts.${value}`) }))}
          error={messageFor(messages, "receipts")}
        />
        <div>
          <Button>{t("suppliers.save")}</Button>
        </div>
      </form>
    </>
  );
}
