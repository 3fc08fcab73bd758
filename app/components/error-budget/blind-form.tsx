import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";

type Props = {
  document: {
    id: string;
    fileName: string;
    revision: number;
    images: readonly string[];
    fields: readonly { key: string; name: string; labelKey: string }[];
  };
  typed: Readonly<Record<string, string>>;
  problems: Parameters<typeof fieldMessages>[1];
  differences: readonly { key: string; read: string; found: string }[];
};

/** The pages of a document beside empty fields; where the reading and the extraction differ, both to choose from. */
export function BlindForm({ document, typed, problems, differences }: Props) {
  const { t } = useTranslation();
  const { id, fileName, revision, images, fields } = document;
  const labels = Object.fromEntries(
    fields.map(({ key, name, labelKey }) => [
      `fields.${key}`,
      labelKey === "field.own" ? name : t(labelKey as "field.total"),
    ]),
  );
  const messages = fieldMessages(t, problems, labels);
  const isCompared = differences.length > 0;
  const side = (value: string) => value || t("models.budget.check.nothing");
  return (
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
      <div className="grid gap-3 self-start">
        {images.map((image, place) => (
          <img
            key={image}
            src={image}
            alt={t("models.budget.check.page", { number: place + 1, file: fileName })}
            className="w-full border border-line"
          />
        ))}
      </div>
      <div>
        <ErrorSummary messages={messages} />
        <Form method="post" noValidate className="grid gap-3">
          <input type="hidden" name="documentId" value={id} />
          <input type="hidden" name="revision" value={revision} />
          {isCompared && <input type="hidden" name="compared" value="yes" />}
          {isCompared && <p className="font-medium">{t("models.budget.check.compare")}</p>}
          {differences.map(({ key, read, found }) => (
            <fieldset key={key} className="grid gap-1 rounded-sm border border-line p-3">
              <legend className="font-medium">{labels[`fields.${key}`]}</legend>
              {(["read", "found"] as const).map((one) => (
                <label key={one} className="flex items-center gap-2">
                  <input type="radio" name={`right.${key}`} value={one} defaultChecked={one === "read"} />
                  {one === "read"
                    ? t("models.budget.check.mine", { value: side(read) })
                    : t("models.budget.check.theirs", { value: side(found) })}
                </label>
              ))}
            </fieldset>
          ))}
          {fields.map(({ key }) =>
            isCompared ? (
              <input key={key} type="hidden" name={`fields.${key}`} value={typed[`fields.${key}`] ?? ""} />
            ) : (
              <Field
                key={key}
                name={`fields.${key}`}
                label={labels[`fields.${key}`] ?? key}
                defaultValue={typed[`fields.${key}`] ?? ""}
                error={messageFor(messages, `fields.${key}`)}
                autoComplete="off"
              />
            ),
          )}
          <Button>{t(isCompared ? "models.budget.check.decide" : "models.budget.check.send")}</Button>
        </Form>
      </div>
    </div>
  );
}
