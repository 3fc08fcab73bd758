import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { DateRangeFields } from "../form/date-range-fields";
import { Field } from "../form/field";
import type { FieldMessage } from "../form/field-messages";
import { type Choice, SelectField } from "../form/select-field";

type Props = {
  filter: { actor: string; operation: string; subject: string; startDate: string; endDate: string };
  choices: {
    people: { id: string; givenName: string; familyName: string }[];
    keys: { id: string; name: string }[];
    operations: Choice[];
  };
  messages: readonly FieldMessage[];
};

/** What the audit log is filtered by; every view has an address of its own. */
export function AuditFilterForm({ filter, choices, messages }: Props) {
  const { t } = useTranslation();
  const anyone = { value: "", label: t("audit.anyone") };
  const actors = [
    ...choices.people.map(({ id, givenName, familyName }) => ({
      value: id,
      label: `${givenName} ${familyName}`,
    })),
    ...choices.keys.map(({ id, name }) => ({ value: id, label: t("audit.key", { name }) })),
  ];
  const gone = filter.actor && !actors.some(({ value }) => value === filter.actor);
  return (
    <Form
      method="get"
      className="grid gap-x-4 rounded-sm border border-line bg-surface px-4 pt-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      <SelectField
        name="actor"
        label={t("audit.who")}
        defaultValue={filter.actor}
        choices={[anyone, ...actors, ...(gone ? [{ value: filter.actor, label: filter.actor }] : [])]}
      />
      <SelectField
        name="operation"
        label={t("audit.what")}
        defaultValue={filter.operation}
        choices={[{ value: "", label: t("audit.anything") }, ...choices.operations]}
      />
      <Field
        name="subject"
        label={t("audit.subject")}
        placeholder={t("audit.subject-hint")}
        defaultValue={filter.subject}
        maxLength={100}
      />
      <DateRangeFields from={t("audit.from")} to={t("audit.to")} values={filter} messages={messages} />
      <p className="flex items-center gap-4 self-end pb-4">
        <Button kind="secondary">{t("audit.filter")}</Button>
        <Link to="/audit" className="link">
          {t("audit.all")}
        </Link>
      </p>
    </Form>
  );
}
