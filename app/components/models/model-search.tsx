import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { SelectField } from "../form/select-field";

type Props = { search: string; archived: boolean; sortField: string; sortOrder: string };

/** Finds models by a part of their name, among those in use or those archived; the order of the list stays. */
export function ModelSearch({ search, archived, sortField, sortOrder }: Props) {
  const { t } = useTranslation();
  const states = ["active", "archived"].map((value) => ({ value, label: t(`models.state.${value}`) }));
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-x-3">
      <div className="w-full sm:w-72">
        <Field name="search" type="search" label={t("models.search")} defaultValue={search} maxLength={100} />
      </div>
      <div className="w-full sm:w-44">
        <SelectField
          name="state"
          label={t("models.state")}
          defaultValue={archived ? "archived" : "active"}
          choices={states}
        />
      </div>
      {sortField && <input type="hidden" name="sortField" value={sortField} />}
      {sortOrder && <input type="hidden" name="sortOrder" value={sortOrder} />}
      <div className="flex items-center gap-3 pb-7">
        <Button kind="secondary">{t("models.search-button")}</Button>
        {(search || archived) && (
          <Link to="?" className="link">
            {t("models.search-clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}
