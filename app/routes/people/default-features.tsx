import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { SavePage } from "~/components/dialog/save-page";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { FeatureBoxes } from "~/components/people/feature-boxes";
import { PageHeader } from "~/components/shell/page-header";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { chooseDefaultFeatures } from "~/operations/users/choose-default-features";
import { getDefaultFeatures } from "~/operations/users/get-default-features";
import { featuresIn } from "./read-user-form";

export const handle = {
  crumbs: () => [{ key: "people.manage-users", to: "/Users/users" }, { key: "people.default-features" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Edit");
  return {
    done: isDialogDone(args.request),
    features: await getDefaultFeatures(context, {}).catch(refusedPage),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Edit");
  const form = await args.request.formData();
  try {
    await chooseDefaultFeatures(context, { features: featuresIn(form) });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return dialogDone(args.request);
}

export default function DefaultFeatures() {
  const { t } = useTranslation();
  const { done, features } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SavePage done={done && !answer} message={t("people.done.default-features")} okTo="/Users/users">
      <PageHeader title={t("people.default-features")} />
      <Form method="post" className="grid max-w-xl gap-4">
        <ErrorSummary messages={fieldMessages(t, answer?.problems)} />
        <FeatureBoxes chosen={features} hint={t("people.default-features-hint")} />
        <div className="flex flex-wrap gap-2">
          <Button>{t("people.save")}</Button>
          <LinkButton to="/Users/users">{t("people.cancel")}</LinkButton>
        </div>
      </Form>
    </SavePage>
  );
}
