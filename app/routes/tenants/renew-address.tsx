import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { renewIntakeToken } from "~/operations/tenants/renew-intake-token";

export const handle = {
  crumbs: () => [
    { key: "tenants.settings.title", to: "/tenant/settings" },
    { key: "tenants.settings.renew" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  await requirePermission(args, "Tenant.Edit");
  return { done: isDialogDone(args.request) };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Edit");
  try {
    await renewIntakeToken(context, {});
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function RenewAddress() {
  const { t } = useTranslation();
  const { done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("tenants.settings.renewed")} okTo="/tenant/settings" />;
  return (
    <QuestionPage
      icon="check"
      title={t("tenants.settings.renew-title")}
      cancelTo="/tenant/settings"
      problems={refused?.problems}
    >
      <p>{t("tenants.settings.renew-what")}</p>
    </QuestionPage>
  );
}
