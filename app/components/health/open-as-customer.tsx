import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

/**
 * Acts for an organization, which is recorded in its audit log, and opens the page that a line of the overview refers
 * to.
 */
export function OpenAsCustomer({ tenantId, next, name }: { tenantId: string; next: string; name: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post" action="/customers/pick">
      <input type="hidden" name="tenantId" value={tenantId} />
      <input type="hidden" name="next" value={next} />
      <Button kind="secondary" aria-label={t("customers.service.open-for", { name })}>
        {t("customers.service.open")}
      </Button>
    </Form>
  );
}
