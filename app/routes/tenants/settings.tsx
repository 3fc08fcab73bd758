import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SavePage } from "~/components/dialog/save-page";
import { PageHeader } from "~/components/shell/page-header";
import { IntakeAddress } from "~/components/tenants/intake-address";
import { SettingsForm } from "~/components/tenants/settings-form";
import { TenantLinks } from "~/components/tenants/tenant-links";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { countryName } from "~/domain/tenants/countries";
import { shownDay } from "~/domain/tenants/shown-day";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { languageOf } from "~/http/language";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { editSettings } from "~/operations/tenants/edit-settings";
import { getSettings } from "~/operations/tenants/get-settings";
import { tenantLinksFor } from "./tenant-links-for";

export const handle = { crumbs: () => [{ key: "tenants.settings.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Edit");
  const { createdAt, agreedAt, countryCode, ...settings } = await getSettings(context, {}).catch(refusedPage);
  const { MAIL_DOMAIN } = args.context.cloudflare.env;
  return {
    settings,
    country: countryName(countryCode, await languageOf(args.request)),
    since: shownDay(createdAt, context.tenant),
    agreed: agreedAt && shownDay(agreedAt, context.tenant),
    address: mailAddressOf(context.tenant, MAIL_DOMAIN),
    done: isDialogDone(args.request),
    links: tenantLinksFor(context),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Edit");
  const form = await args.request.formData();
  try {
    // The operation parses what was typed, whatever it is.
    await editSettings(context, formFields(form) as Parameters<typeof editSettings>[1]);
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return dialogDone(args.request);
}

export default function TenantSettings() {
  const { t } = useTranslation();
  const { done, address, links, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SavePage done={done && !answer} message={t("tenants.settings.saved")} okTo="/tenant/settings">
      <PageHeader title={t("tenants.settings.title")} />
      <SettingsForm {...shown} answer={answer ?? null} />
      <IntakeAddress address={address} />
      <TenantLinks {...links} />
    </SavePage>
  );
}
