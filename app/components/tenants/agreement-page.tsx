import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { LongTextBody } from "~/components/legal/long-text-body";
import type { LongText } from "~/locales/long-text";
import { useTranslation } from "~/locales/use-translation";

type Props = { which: "terms" | "privacy"; text: LongText; typed: SubmissionResult["initialValue"] };

/** The text to agree to as a page, for when script is off. It carries the form's entries and returns them. */
export function AgreementPage({ which, text, typed }: Props) {
  const { t } = useTranslation();
  return (
    <article className="grid gap-6">
      <h1>{text.title}</h1>
      <LongTextBody text={text} />
      <Form method="post" className="flex flex-wrap gap-2">
        {Object.entries(typed ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <Button name="intent" value={`agree-${which}`}>
          {t("tenants.agree")}
        </Button>
        <Button kind="secondary" name="intent" value="back">
          {t("form.back")}
        </Button>
      </Form>
    </article>
  );
}
