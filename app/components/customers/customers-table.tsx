import { Form, Link } from "@remix-run/react";
import type { SuspensionReason, TenantStatus } from "~/domain/tenants/tenant-status";
import { useTranslation } from "~/locales/use-translation";
import { DialogLink } from "../dialog/dialog-link";
import { Button } from "../form/button";
import { type StatusStyle, StatusWord, statusShapes } from "../shell/status-word";
import { CardTable } from "../table/card-table";

type ShownCustomer = {
  id: string;
  name: string;
  companyName: string;
  country: string;
  dataCenter: string;
  status: TenantStatus;
  suspendedFor: SuspensionReason | null;
  members: number;
  plan: string | null;
  usage: { used: number; included: number } | null;
  since: string;
  erasedOn: string | null;
};

const looks: Record<TenantStatus, StatusStyle> = {
  active: { colour: "text-success", path: statusShapes.works },
  suspended: { colour: "text-failed", path: statusShapes.stopped },
  closing: { colour: "text-failed", path: statusShapes.ending },
  erasing: { colour: "text-failed", path: statusShapes.ending },
};

/** The customers of the service, each with the ways to act for it, to suspend and to resume it. */
export function CustomersTable({
  customers,
  pickedId,
}: {
  customers: readonly ShownCustomer[];
  pickedId: string | null;
}) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("customers.title")}
      rows={customers}
      columns={[
        {
          label: t("customers.name"),
          cell: ({ name, companyName }) => (
            <>
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-sm break-words text-muted">{companyName}</span>
            </>
          ),
        },
        {
          label: t("customers.place"),
          cell: ({ country, dataCenter }) => (
            <>
              {country}
              <span className="block text-sm text-muted">{t(`tenants.data-center.${dataCenter}`)}</span>
            </>
          ),
        },
        {
          label: t("customers.plan-and-usage"),
          cell: ({ plan, usage }) => (
            <>
              {plan ?? t("customers.no-plan")}
              {usage && <span className="block text-sm text-muted">{t("customers.usage-of", usage)}</span>}
            </>
          ),
        },
        { label: t("customers.members"), number: true, cell: ({ members }) => members },
        { label: t("customers.since"), cell: ({ since }) => since },
        { label: t("customers.status"), cell: (customer) => <Standing customer={customer} /> },
        {
          label: t("customers.actions"),
          cell: (customer) => <Actions customer={customer} picked={customer.id === pickedId} />,
        },
      ]}
    />
  );
}

function Standing({ customer: { status, suspendedFor, erasedOn } }: { customer: ShownCustomer }) {
  const { t } = useTranslation();
  return (
    <>
      <StatusWord {...looks[status]}>{t(`customers.status.${status}`)}</StatusWord>
      {suspendedFor && (
        <span className="block text-sm text-muted">{t(`customers.suspended-for.${suspendedFor}`)}</span>
      )}
      {erasedOn && (
        <span className="block text-sm text-muted">{t("customers.erased-on", { day: erasedOn })}</span>
      )}
    </>
  );
}

function Actions({ customer, picked }: { customer: ShownCustomer; picked: boolean }) {
  const { t } = useTranslation();
  const { id, name, status, suspendedFor } = customer;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {picked ? (
        <span className="font-medium">{t("customers.picked")}</span>
      ) : (
        status !== "erasing" && (
          <Form method="post" action="/customers/pick">
            <input type="hidden" name="tenantId" value={id} />
            <Button kind="secondary" aria-label={t("customers.select-named", { name })}>
              {t("customers.select")}
            </Button>
          </Form>
        )
      )}
      {suspendedFor === null && (
        <DialogLink to={`/customers/${id}/suspend`} label={t("customers.suspend-named", { name })}>
          {t("customers.suspend")}
        </DialogLink>
      )}
      {suspendedFor === "administrator" && (
        <DialogLink to={`/customers/${id}/resume`} label={t("customers.resume-named", { name })}>
          {t("customers.resume")}
        </DialogLink>
      )}
      {status !== "erasing" && (
        <Link to={`/customers/${id}/move`} aria-label={t("customers.move-named", { name })} className="link">
          {t("customers.move")}
        </Link>
      )}
    </span>
  );
}
