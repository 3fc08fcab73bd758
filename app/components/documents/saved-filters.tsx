import { Form, Link } from "@remix-run/react";
import type { SavedFilter } from "~/domain/documents/saved-filter";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { controlStyle } from "../form/field-frame";
import { DropPanel } from "../shell/drop-panel";

type Props = { filters: readonly SavedFilter[]; action: string; query: string };

/** The saved filters of a person: use one, delete one, and save the current one under a name. */
export function SavedFilters({ filters, action, query }: Props) {
  const { t } = useTranslation();
  return (
    <DropPanel kind="quiet" label={t("list.filters", { count: filters.length })}>
      <ul className="grid gap-1">
        {filters.map(({ id, name, query: kept }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Link to={`?${kept}`} className="link">
              {name}
            </Link>
            <Form method="post" action={action}>
              <input type="hidden" name="filterId" value={id} />
              <input type="hidden" name="query" value={query} />
              <Button
                kind="quiet"
                name="intent"
                value="delete"
                aria-label={t("list.filter-delete", { name })}
              >
                {t("list.delete")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="query" value={query} />
        <label className="grid gap-1">
          <span>{t("list.filter-name")}</span>
          <input name="name" required maxLength={60} className={controlStyle} />
        </label>
        <Button kind="secondary" name="intent" value="save">
          {t("list.filter-save")}
        </Button>
      </Form>
    </DropPanel>
  );
}
