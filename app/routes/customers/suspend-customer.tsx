import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formAnswer, refusedPage } from "~/http/form-answer";
import { requireSystemAdmin } from "~/http/require-system-admin";
import { findCustomer } from "~/operations/customers/find-customer";
import { suspendCustomer } from "~/operations/customers/suspend-customer";

export const handle = {
  crumbs: () => [{ key: "customers.title", to: "/customers" }, { key: "customers.suspend" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireSystemAdmin(args);
  const tenantId = args.params.tenantId ?? "";
  const customer = await findCustomer(context, { tenantId }).catch(refusedPage);
  if (!customer) throw new Response("error.not-found", { status: 404 });
  return { name: customer.name, done: isDialogDone(args.request) };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireSystemAdmin(args);
  try {
    await suspendCustomer(context, { tenantId: args.params.tenantId ?? "" });
  } catch (error) {
    return formAnswer(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function SuspendCustomer() {
  const { t } = useTranslation();
  const { name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("customers.suspend-done", { name })} okTo="/customers" />;
  return (
    <QuestionPage
      icon="user"
      title={t("customers.suspend-title", { name })}
      cancelTo="/customers"
      problems={refused?.problems}
    >
      <p>{t("customers.suspend-what")}</p>
    </QuestionPage>
  );
}
