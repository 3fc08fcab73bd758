import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { CardTable } from "../table/card-table";

type Request = { id: string; email: string; country: string; language: string; at: string };

/** People who want to hear when plans are sold in their country. */
export function PlanRequestsTable({ requests }: { requests: readonly Request[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("customers.requests")}
      rows={requests}
      columns={[
        {
          label: t("customers.requests-at"),
          cell: ({ at }) => <span className="whitespace-nowrap">{at}</span>,
        },
        { label: t("accounts.email"), cell: ({ email }) => <span className="break-all">{email}</span> },
        { label: t("accounts.country"), cell: ({ country }) => country },
        { label: t("customers.requests-language"), cell: ({ language }) => language.toUpperCase() },
        {
          label: t("customers.actions"),
          cell: ({ id, email }) => (
            <Form method="post">
              <input type="hidden" name="planRequestId" value={id} />
              <Button kind="quiet" aria-label={t("customers.requests-delete-named", { email })}>
                {t("customers.requests-delete")}
              </Button>
            </Form>
          ),
        },
      ]}
    />
  );
}
