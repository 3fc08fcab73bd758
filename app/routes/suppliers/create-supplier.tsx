import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { PageHeader } from "~/components/shell/page-header";
import { SupplierForm } from "~/components/suppliers/supplier-form";
import { formErrorResponse } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { createSupplier } from "~/operations/suppliers/create";
import { typedSupplier } from "./typed-supplier";

export const handle = {
  crumbs: () => [{ key: "suppliers.title", to: "/suppliers" }, { key: "suppliers.create" }],
};

export async function loader(args: LoaderFunctionArgs) {
  await requirePermission(args, "Suppliers.Edit");
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  const form = await args.request.formData();
  let supplierId: string;
  try {
    ({ supplierId } = await createSupplier(context, typedSupplier(form)));
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return redirect(`/suppliers/${supplierId}?done=saved`);
}

export default function CreateSupplier() {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("suppliers.create")} />
      <SupplierForm
        typed={typedSupplier(answer?.typed ?? {})}
        problems={answer?.problems}
        submit={t("suppliers.save")}
        backTo="/suppliers"
      />
    </>
  );
}
