import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { useTranslation } from "~/locales/use-translation";
import { cancelDeletion } from "~/operations/tenants/cancel-deletion";

export const handle = {
  crumbs: () => [
    { key: "tenants.deletion.title", to: "/tenant/deletion" },
    { key: "tenants.deletion.cancel" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Delete");
  return { name: context.tenant.name, done: isDialogDone(args.request) };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Delete");
  try {
    await cancelDeletion(context, { origin: siteOriginOf(args.context.cloudflare.env, args.request) });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  deliverMailSoon(args);
  return dialogDone(args.request);
}

export default function CancelDeletion() {
  const { t } = useTranslation();
  const { name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done)
    return <OutcomePage message={t("tenants.deletion.cancelled", { name })} okTo="/tenant/deletion" />;
  return (
    <QuestionPage
      icon="check"
      title={t("tenants.deletion.cancel-title", { name })}
      cancelTo="/tenant/deletion"
      problems={refused?.problems}
    >
      <p>{t("tenants.deletion.cancel-what")}</p>
    </QuestionPage>
  );
}
