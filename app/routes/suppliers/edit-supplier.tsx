import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageHeader } from "~/components/shell/page-header";
import { SupplierForm } from "~/components/suppliers/supplier-form";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { editSupplier } from "~/operations/suppliers/edit";
import { getSupplier } from "~/operations/suppliers/get";
import { typedSupplier } from "./typed-supplier";

type Page = { supplierId: string; typed: { name: string } };

export const handle = {
  crumbs: ({ supplierId, typed }: Page) => [
    { key: "suppliers.title", to: "/suppliers" },
    { text: typed.name, to: `/suppliers/${supplierId}` },
    { key: "suppliers.edit" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  const supplierId = args.params.supplierId ?? "";
  const found = await getSupplier(context, { supplierId }).catch(refusedPage);
  const { number, name, country, currency, email, defaultAccount } = found;
  return {
    supplierId,
    typed: {
      number,
      name,
      country,
      currency,
      email,
      defaultAccount,
      otherNames: found.otherNames.join("\n"),
      taxNumbers: found.taxNumbers.join("\n"),
      orderRequired: found.orderRequired ? "yes" : "",
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  const supplierId = args.params.supplierId ?? "";
  const form = await args.request.formData();
  try {
    await editSupplier(context, { supplierId, ...typedSupplier(form) });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return redirect(`/suppliers/${supplierId}?done=saved`);
}

export default function EditSupplier() {
  const { t } = useTranslation();
  const { supplierId, typed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("suppliers.edit")} />
      <SupplierForm
        typed={answer ? typedSupplier(answer.typed) : typed}
        problems={answer?.problems}
        submit={t("suppliers.save")}
        backTo={`/suppliers/${supplierId}`}
      />
    </>
  );
}
