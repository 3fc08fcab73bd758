import { Form, Link } from "@remix-run/react";
import { vatCategories } from "~/domain/e-invoice/e-invoice";
import { appliesToParty, type PartyDetailName, partyDetailNames } from "~/domain/e-invoice/party-details";
import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";
import type { ShownParty } from "./shown-e-invoice";

type Props = {
  party: ShownParty;
  documentId: string;
  typed: Record<string, string> | null;
  problems: readonly FormProblem[];
};

/**
 * The details of a party: first what the rules require, then everything else that is saved; nothing for a party without
 * a name.
 */
export function PartyForm({ party, typed, problems, documentId }: Props) {
  const { t } = useTranslation();
  const { role, asked } = party;
  if (!party.name && !party.taxNumber)
    return (
      <section className="grid gap-2">
        <h3 className="text-base font-medium">
          {t(`einvoice.party.${role}`, { name: t("einvoice.party.nobody") })}
        </h3>
        <p>
          {t("einvoice.party.unnamed")}{" "}
          <Link className="link" to={`/documents/${documentId}`}>
            {t("einvoice.party.name-it")}
          </Link>
        </p>
      </section>
    );
  const names = partyDetailNames.filter((name) => appliesToParty(role, name));
  const at = (name: PartyDetailName) => `${role}.${name}`;
  const labels = Object.fromEntries(names.map((name) => [at(name), t(`einvoice.detail.${name}`)]));
  const messages = fieldMessages(t, problems, labels);
  const fields = (some: readonly PartyDetailName[]) =>
    some.map((name) => (
      <DetailField
        key={name}
        name={name}
        id={at(name)}
        value={typed?.[at(name)] ?? party.details[name]}
        error={messageFor(messages, at(name))}
      />
    ));
  const rest = names.filter((name) => !asked.includes(name));
  return (
    <Form method="post" noValidate className="grid max-w-3xl gap-4">
      <ErrorSummary messages={messages} />
      <input type="hidden" name="role" value={role} />
      <input type="hidden" name="revision" value={party.revision} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 text-base font-medium">
          {t(`einvoice.party.${role}`, { name: party.name || party.taxNumber })}
        </legend>
        <div className="grid gap-4 sm:grid-cols-2">{fields(asked)}</div>
        <details open={problems.length > 0}>
          <summary className="cursor-pointer link">{t("einvoice.more")}</summary>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">{fields(rest)}</div>
        </details>
      </fieldset>
      <p className="flex flex-wrap gap-2">
        <Button name="intent" value="save">
          {t("einvoice.save")}
        </Button>
        {party.revision > 0 && (
          <Button kind="secondary" name="intent" value="forget">
            {t("einvoice.forget")}
          </Button>
        )}
      </p>
    </Form>
  );
}

type DetailProps = { name: PartyDetailName; id: string; value: string; error: string | undefined };

const hints = {
  legalScheme: "einvoice.detail-hint.legalScheme",
  endpointScheme: "einvoice.detail-hint.endpointScheme",
  unit: "einvoice.detail-hint.unit",
} as const;

const hasHint = (name: string): name is keyof typeof hints => Object.hasOwn(hints, name);

function DetailField({ name, id, value, error }: DetailProps) {
  const { t } = useTranslation();
  const frame = {
    name: id,
    label: t(`einvoice.detail.${name}`),
    error,
    ...(hasHint(name) && { hint: t(hints[name]) }),
  };
  if (name !== "zeroCategory")
    return <Field {...frame} key={value} defaultValue={value} autoComplete="off" maxLength={300} />;
  const choices = vatCategories
    .filter((category) => category !== "S")
    .map((category) => ({ value: category, label: t(`einvoice.category.${category}`) }));
  return (
    <SelectField
      {...frame}
      key={value}
      defaultValue={value}
      choices={[{ value: "", label: t("einvoice.none") }, ...choices]}
    />
  );
}
