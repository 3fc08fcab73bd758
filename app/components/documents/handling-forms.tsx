import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { LinkButton } from "../form/link-button";
import { SelectField } from "../form/select-field";
import { TextAreaField } from "../form/text-area-field";

type Props = {
  id: string;
  revision: number;
  mayReject: boolean;
  isOpen: boolean;
  colleagues: readonly { userId: string; name: string }[];
  assignedTo: string;
  until: string;
  /** The first day that a document can be postponed to, as yyyy-mm-dd. */
  tomorrow: string;
  messages: Record<string, string>;
  typed: Record<string, string>;
};

/** Three forms: reject a document with a reason, postpone it until a day, or assign it to a colleague. */
export function HandlingForms({ id, messages, typed, ...shown }: Props) {
  const { t } = useTranslation();
  const nobody = { value: "", label: t("review.handling.nobody") };
  return (
    <div className="grid max-w-5xl items-start gap-4 lg:grid-cols-3">
      {shown.mayReject && (
        <Way name="reject">
          <input type="hidden" name="revision" value={shown.revision} />
          <TextAreaField
            name="reason"
            label={t("review.handling.reason")}
            hint={t("review.handling.reason-hint")}
            rows={3}
            maxLength={500}
            required
            defaultValue={typed.reason}
            error={messages.reason}
          />
        </Way>
      )}
      {shown.isOpen && (
        <Way name="postpone">
          <Field
            type="date"
            name="until"
            label={t("review.handling.until")}
            min={shown.tomorrow}
            required
            defaultValue={typed.until ?? (shown.until || shown.tomorrow)}
            error={messages.until}
          />
        </Way>
      )}
      {shown.isOpen && (
        <Way name="assign">
          <SelectField
            name="userId"
            label={t("review.handling.colleague")}
            choices={[
              nobody,
              ...shown.colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
            defaultValue={typed.userId ?? shown.assignedTo}
            error={messages.userId}
          />
        </Way>
      )}
      <p className="lg:col-span-3">
        <LinkButton to={`/documents/${id}`}>{t("review.handling.keep")}</LinkButton>
      </p>
    </div>
  );
}

function Way({ name, children }: { name: "reject" | "postpone" | "assign"; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Form method="post" className="grid gap-3 rounded-sm border border-line bg-surface p-4">
      <h2>{t(`review.handling.${name}`)}</h2>
      <p className="text-muted">{t(`review.handling.${name}-what`)}</p>
      {children}
      <div>
        <Button kind={name === "reject" ? "danger" : "secondary"} name="intent" value={name}>
          {t(`review.handling.${name}`)}
        </Button>
      </div>
    </Form>
  );
}
