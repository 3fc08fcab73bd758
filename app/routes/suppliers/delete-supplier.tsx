import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { deleteSupplier } from "~/operations/suppliers/delete";
import { getSupplier } from "~/operations/suppliers/get";

export const handle = {
  crumbs: () => [{ key: "suppliers.title", to: "/suppliers" }, { key: "suppliers.delete" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  const supplierId = args.params.supplierId ?? "";
  if (isDialogDone(args.request)) return { supplierId, name: "", done: true };
  const { name } = await getSupplier(context, { supplierId }).catch(refusedPage);
  return { supplierId, name, done: false };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  try {
    await deleteSupplier(context, { supplierId: args.params.supplierId ?? "" });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function DeleteSupplier() {
  const { t } = useTranslation();
  const { supplierId, name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("suppliers.deleted")} okTo="/suppliers" />;
  return (
    <QuestionPage
      icon="trash"
      title={t("suppliers.delete-title", { name })}
      cancelTo={`/suppliers/${supplierId}`}
      problems={refused?.problems}
    >
      <p>{t("suppliers.delete-what")}</p>
    </QuestionPage>
  );
}
