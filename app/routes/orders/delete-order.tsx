import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { deleteOrder } from "~/operations/orders/delete";
import { getOrder } from "~/operations/orders/get";

export const handle = {
  crumbs: () => [{ key: "orders.title", to: "/orders" }, { key: "suppliers.delete" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  const orderId = args.params.orderId ?? "";
  if (isDialogDone(args.request)) return { orderId, number: "", done: true };
  const { number } = await getOrder(context, { orderId }).catch(refusedPage);
  return { orderId, number, done: false };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  try {
    await deleteOrder(context, { orderId: args.params.orderId ?? "" });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function DeleteOrder() {
  const { t } = useTranslation();
  const { orderId, number, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("orders.deleted")} okTo="/orders" />;
  return (
    <QuestionPage
      icon="trash"
      title={t("orders.delete-title", { number })}
      cancelTo={`/orders/${orderId}`}
      problems={refused?.problems}
    >
      <p>{t("orders.delete-what")}</p>
    </QuestionPage>
  );
}
