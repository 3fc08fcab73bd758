import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { DropPanel } from "../shell/drop-panel";

/** A column that the list can show; `name` is the tenant's name for a custom field. */
export type ColumnOption = { key: string; labelKey: string; name: string; shown: boolean };

type Props = { options: readonly ColumnOption[]; action: string; query: string };

/** Which columns the list shows: a form behind a button, which works without script. */
export function ColumnChoice({ options, action, query }: Props) {
  const { t } = useTranslation();
  return (
    <DropPanel kind="quiet" label={t("list.columns")}>
      <Form method="post" action={action} className="grid gap-3">
        <input type="hidden" name="query" value={query} />
        <fieldset>
          <legend className="mb-2 font-medium">{t("list.columns-which")}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {options.map(({ key, labelKey, name, shown }) => (
              <label key={key} className="flex min-h-8 items-center gap-2">
                <input
                  type="checkbox"
                  name="column"
                  value={key}
                  defaultChecked={shown}
                  className="size-5 shrink-0"
                />
                {t(labelKey, { name })}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button name="intent" value="show">
            {t("list.columns-show")}
          </Button>
          <Button kind="quiet" name="intent" value="usual">
            {t("list.columns-usual")}
          </Button>
        </div>
      </Form>
    </DropPanel>
  );
}
