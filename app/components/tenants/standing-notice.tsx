import { Link } from "@remix-run/react";
import type { TenantStatus } from "~/domain/tenants/tenant-status";
import { useTranslation } from "~/locales/use-translation";

/** Says on every page that an organization is read-only, with a link to learn more. `erasedOn` is a formatted day. */
export function StandingNotice({ status, erasedOn }: { status: TenantStatus; erasedOn: string | null }) {
  const { t } = useTranslation();
  if (status === "active") return null;
  const closing = status === "closing";
  return (
    <div role="status" className="rounded-sm border-l-4 border-failed bg-failed-soft px-4 py-3">
      {t(closing ? "tenants.standing.closing" : "tenants.standing.suspended", { day: erasedOn ?? "" })}{" "}
      <Link to={closing ? "/tenant/deletion" : "/tenant/suspended"} className="link">
        {t(closing ? "tenants.standing.see" : "tenants.standing.more")}
      </Link>
    </div>
  );
}
