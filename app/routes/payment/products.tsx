import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/form/link-button";
import { NarrowCard } from "~/components/shell/narrow-card";
import { requireTenant } from "~/http/signed-in";

export const handle = { crumbs: () => [{ key: "plans.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  await requireTenant(args);
  return null;
}

export default function Products() {
  const { t } = useTranslation();
  return (
    <NarrowCard title={t("plans.title")}>
      <p>{t("plans.soon")}</p>
      <p>
        <LinkButton kind="primary" to="/dashboard">
          {t("plans.continue")}
        </LinkButton>
      </p>
    </NarrowCard>
  );
}
