import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { NarrowCard } from "~/components/shell/narrow-card";
import { hasPlans } from "~/domain/tenants/plan-countries";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";

export const handle = { crumbs: () => [{ key: "tenants.created.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { tenant } = (await requireTenant(args)).context;
  return { name: tenant.name, countryCode: tenant.countryCode, hasPlans: hasPlans(tenant.countryCode) };
}

export default function TenantCreated() {
  const { t } = useTranslation();
  const { name, countryCode, hasPlans } = useLoaderData<typeof loader>();
  return (
    <NarrowCard title={t("tenants.created", { name })}>
      {hasPlans ? (
        <p>
          {/* The way in, which notes where the sign-up came from, leads to the plans. */}
          <LinkButton kind="primary" to="/login">
            {t("tenants.created.choose-plan")}
          </LinkButton>
        </p>
      ) : (
        <form method="post" action="/logout" className="grid justify-items-start gap-4">
          <p>
            {t("tenants.created.no-plans")}{" "}
            <Link to={`/pricing?country=${countryCode}`} className="link">
              {t("customers.ask")}
            </Link>
          </p>
          <Button>{t("logout.submit")}</Button>
        </form>
      )}
    </NarrowCard>
  );
}
