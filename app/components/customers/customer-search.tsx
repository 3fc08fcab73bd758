import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { Notice } from "../form/notice";

/** Finds customers by the beginning of their name. `unknown`: a name that was picked and that no customer has. */
export function CustomerSearch({ search, unknown }: { search: string; unknown: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {unknown && <Notice kind="info">{t("customers.unknown", { name: search })}</Notice>}
      <Form method="get" action="/customers" role="search" className="flex flex-wrap items-end gap-x-2">
        <Field
          name="search"
          type="search"
          label={t("customers.search")}
          defaultValue={search}
          maxLength={80}
        />
        <div className="pb-4">
          <Button kind="secondary">{t("customers.find")}</Button>
        </div>
      </Form>
    </>
  );
}
