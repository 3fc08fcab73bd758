import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MeterPanel } from "~/components/energy/meter-panel";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { shownValue } from "~/domain/documents/shown-value";
import { isAllowed } from "~/domain/permissions/actor";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { shownMeter } from "~/http/shown-meter";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { editEnergyAccount } from "~/operations/energy/edit-account";
import { getEnergyAccount } from "~/operations/energy/get-account";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { energyCrumbs } from "./energy-crumbs";

type Crumbs = { model: { id: string; name: string }; account: { account: string } };

export const handle = {
  crumbs: (page: Crumbs) => [
    ...energyCrumbs("energy.account")(page).slice(0, -1),
    { text: page.account.account },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { tenantAIModelId: modelId = "", accountId = "" } = args.params;
  const { id, name, culture } = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const { meters, ...account } = await getEnergyAccount(context, { modelId, accountId }).catch(refusedPage);
  return {
    model: { id, name },
    account: {
      supplier: account.supplier,
      account: account.account,
      opensOn: account.opensOn ?? "",
      closesOn: account.closesOn ?? "",
      unitPrice: shownPrice(account.unitPrice, culture),
    },
    examplePrice: shownPrice(0.2875, culture),
    mayEdit: isAllowed(context.actor, "TenantModel.EditModel"),
    saved: new URL(args.request.url).searchParams.has("saved"),
    meters: meters.map((meter, index) => shownMeter(meter, index, culture)),
  };
}

const shownPrice = (price: number | null, culture: string) =>
  price === null ? "" : shownValue(String(price), "number", culture);

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const { tenantAIModelId: modelId = "", accountId = "" } = args.params;
  const form = await args.request.formData();
  try {
    const { opensOn, closesOn, unitPrice } = formFields(form);
    await editEnergyAccount(context, { modelId, accountId, opensOn, closesOn, unitPrice });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return redirect("?saved=1");
}

export default function EnergyAccount() {
  const { t } = useTranslation();
  const { account, examplePrice, mayEdit, saved, meters } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const messages = fieldMessages(t, answer?.problems, {
    opensOn: t("energy.opens"),
    closesOn: t("energy.closes"),
    unitPrice: t("energy.price"),
  });
  const valueIn = (name: "opensOn" | "closesOn" | "unitPrice") => answer?.typed[name] ?? account[name];
  return (
    <>
      <PageHeader title={`${t("energy.account")} ${account.account}`} hint={account.supplier} />
      {saved && !answer && <Notice>{t("energy.contract-saved")}</Notice>}
      <ErrorSummary messages={messages} />
      {meters.map((meter) => (
        <MeterPanel key={meter.id} meter={meter} />
      ))}
      {mayEdit && (
        <form
          method="post"
          className="grid items-end gap-x-3 rounded-sm border border-line bg-surface p-4 sm:grid-cols-3"
        >
          <h2 className="sm:col-span-3">{t("energy.contract")}</h2>
          <p className="pb-3 text-muted sm:col-span-3">{t("energy.contract-hint")}</p>
          {(["opensOn", "closesOn"] as const).map((name) => (
            <Field
              key={name}
              name={name}
              type="date"
              label={t(name === "opensOn" ? "energy.opens" : "energy.closes")}
              defaultValue={valueIn(name)}
              error={messageFor(messages, name)}
            />
          ))}
          <Field
            name="unitPrice"
            inputMode="decimal"
            label={t("energy.price")}
            hint={t("energy.price-hint", { example: examplePrice })}
            defaultValue={valueIn("unitPrice")}
            error={messageFor(messages, "unitPrice")}
          />
          <div>
            <Button>{t("energy.contract-save")}</Button>
          </div>
        </form>
      )}
    </>
  );
}
