import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { DateRangeFields } from "../form/date-range-fields";
import { controlStyle } from "../form/field-frame";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";
import { DropPanel } from "../shell/drop-panel";

export type DocumentsFilterValues = {
  startDate: string;
  endDate: string;
  status: string;
  readiness: string;
  orderOutcome: string;
  concern: string;
  text: string;
};

/** The choices; they come with the page, so that its script does not need the lists. */
export type FilterChoices = {
  statuses: readonly string[];
  readinesses: readonly string[];
  outcomes: readonly string[];
  concerns: readonly string[];
};

type Props = { filter: DocumentsFilterValues; choices: FilterChoices; messages: readonly FieldMessage[] };

/**
 * Which documents the list shows: a form that makes an address, so that a view can be sent to a colleague. The search
 * is always visible, the rest unfolds.
 */
export function DocumentsFilter({ filter, choices, messages }: Props) {
  const { t } = useTranslation();
  const { text, ...others } = filter;
  const set = Object.values(others).filter(Boolean).length;
  const named = (values: readonly string[], of: string) =>
    values.map((value) => ({ value, label: t(`${of}.${value}`) }));
  return (
    <Form
      method="get"
      role="search"
      className="flex grow flex-wrap items-center justify-end gap-2 max-sm:order-last max-sm:basis-full"
    >
      <input
        name="text"
        type="search"
        aria-label={t("list.search")}
        placeholder={t("list.search")}
        maxLength={200}
        title={t("list.search-hint")}
        defaultValue={text}
        className={`${controlStyle} max-w-72 min-w-32 flex-1`}
      />
      <DropPanel label={`${t("documents.filter")}${set ? ` (${set})` : ""}`} open={messages.length > 0}>
        <div className="grid gap-x-3 sm:w-md sm:grid-cols-2">
          <DateRangeFields
            from={t("documents.from")}
            to={t("documents.to")}
            values={filter}
            messages={messages}
          />
          <SelectField
            name="status"
            label={t("documents.status")}
            defaultValue={filter.status}
            error={messageFor(messages, "status")}
            choices={[{ value: "", label: t("documents.any-status") }, ...named(choices.statuses, "status")]}
          />
          <SelectField
            name="readiness"
            label={t("readiness.title")}
            defaultValue={filter.readiness}
            error={messageFor(messages, "readiness")}
            choices={[{ value: "", label: t("readiness.any") }, ...named(choices.readinesses, "readiness")]}
          />
          <SelectField
            name="orderOutcome"
            label={t("orders.outcome")}
            defaultValue={filter.orderOutcome}
            error={messageFor(messages, "orderOutcome")}
            choices={[
              { value: "", label: t("orders.any-outcome") },
              ...named(choices.outcomes, "orders.outcome"),
            ]}
          />
          <SelectField
            name="concern"
            label={t("readiness.reason")}
            defaultValue={filter.concern}
            error={messageFor(messages, "concern")}
            choices={[
              { value: "", label: t("readiness.any-reason") },
              ...named(choices.concerns, "readiness.short"),
            ]}
          />
          <Button>{t("documents.filter")}</Button>
        </div>
      </DropPanel>
      {(text || set > 0) && (
        <Link to="?" className="link">
          {t("documents.filter-clear")}
        </Link>
      )}
    </Form>
  );
}
