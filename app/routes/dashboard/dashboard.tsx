import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/components/shell/page-header";
import { requireTenant } from "~/http/signed-in";

export async function loader(args: LoaderFunctionArgs) {
  const { person } = await requireTenant(args);
  return { givenName: person.givenName };
}

export default function Dashboard() {
  const { t } = useTranslation();
  return <PageHeader title={t("dashboard.greeting", useLoaderData<typeof loader>())} />;
}
