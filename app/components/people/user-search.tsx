import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";

type Props = { search: string; sortField: string; sortOrder: string };

/** Finds users by a part of name or e-mail; the order of the list stays. */
export function UserSearch({ search, sortField, sortOrder }: Props) {
  const { t } = useTranslation();
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-x-3">
      <div className="w-full sm:w-80">
        <Field name="search" type="search" label={t("people.search")} defaultValue={search} maxLength={100} />
      </div>
      {sortField && <input type="hidden" name="sortField" value={sortField} />}
      {sortOrder && <input type="hidden" name="sortOrder" value={sortOrder} />}
      <div className="flex items-center gap-3 pb-7">
        <Button kind="secondary">{t("people.search-button")}</Button>
        {search && (
          <Link to="?" className="link">
            {t("people.search-clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}
