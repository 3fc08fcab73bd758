import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { subscribableTypes } from "~/domain/webhooks/webhook-event-types";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { CheckboxGroup } from "../form/checkbox-group";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldId } from "../form/field-id";
import { fieldMessages, messageFor } from "../form/field-messages";
import { LinkButton } from "../form/link-button";

export type EndpointSettings = {
  url: string;
  eventTypes: readonly string[];
  modelIds: readonly string[];
  withValues: boolean;
  headerName: string;
  hasHeader: boolean;
};

type Props = {
  settings: EndpointSettings;
  models: readonly { id: string; name: string }[];
  problems: readonly FormProblem[] | undefined;
  submit: string;
  backTo: string;
};

/** The form of a webhook endpoint. A saved header value is never shown. */
export function EndpointForm({ settings, models, problems, submit, backTo }: Props) {
  const { t } = useTranslation();
  const labels = {
    url: t("webhooks.url"),
    eventTypes: t("webhooks.events"),
    modelIds: t("webhooks.models"),
    headerName: t("webhooks.header-name"),
    headerValue: t("webhooks.header-value"),
  };
  const messages = fieldMessages(t, problems, labels);
  return (
    <Form method="post" noValidate className="grid gap-4">
      <ErrorSummary messages={messages} />
      <div className="max-w-xl">
        <Field
          name="url"
          type="url"
          label={labels.url}
          hint={t("webhooks.url-hint")}
          defaultValue={settings.url}
          error={messageFor(messages, "url")}
          autoComplete="off"
          maxLength={1_000}
          required
        />
      </div>
      <div id={fieldId("eventTypes")} className="grid max-w-xl gap-1">
        <CheckboxGroup
          legend={labels.eventTypes}
          error={messageFor(messages, "eventTypes")}
          boxes={subscribableTypes.map((type) => ({
            name: "eventTypes",
            value: type,
            label: t(`webhooks.type.${type}`),
            hint: type,
            checked: settings.eventTypes.includes(type),
          }))}
        />
      </div>
      {models.length === 0 &&
        settings.modelIds.map((id) => <input key={id} type="hidden" name="modelIds" value={id} />)}
      {models.length > 0 && (
        <div id={fieldId("modelIds")} className="grid max-w-xl gap-1">
          <CheckboxGroup
            legend={labels.modelIds}
            hint={t("webhooks.models-hint")}
            error={messageFor(messages, "modelIds")}
            boxes={models.map(({ id, name }) => ({
              name: "modelIds",
              value: id,
              label: name,
              checked: settings.modelIds.includes(id),
            }))}
          />
        </div>
      )}
      <div className="grid max-w-xl gap-1">
        <CheckboxGroup
          legend={t("webhooks.contents")}
          hint={t("webhooks.with-values-hint")}
          boxes={[
            {
              name: "withValues",
              value: "yes",
              label: t("webhooks.with-values"),
              checked: settings.withValues,
            },
          ]}
        />
      </div>
      <fieldset className="grid max-w-xl gap-1 rounded-sm border border-line bg-surface px-4 py-3">
        <legend className="px-1 font-medium">{t("webhooks.header")}</legend>
        <p className="text-sm text-muted">{t("webhooks.header-hint")}</p>
        <Field
          name="headerName"
          label={labels.headerName}
          defaultValue={settings.headerName}
          error={messageFor(messages, "headerName")}
          autoComplete="off"
          maxLength={100}
        />
        <Field
          name="headerValue"
          type="password"
          label={labels.headerValue}
          hint={settings.hasHeader ? t("webhooks.header-saved") : undefined}
          error={messageFor(messages, "headerValue")}
          autoComplete="off"
          maxLength={2_000}
        />
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button>{submit}</Button>
        <LinkButton to={backTo}>{t("dialog.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
