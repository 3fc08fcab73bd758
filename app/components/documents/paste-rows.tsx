import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { controlProps, controlStyle } from "../form/field-frame";
import { fieldId } from "../form/field-id";

type Props = { address: string; typed: string; error: string | undefined };

/** Rows of a spreadsheet, for where they cannot be pasted into a cell straight away. */
export function PasteRows({ address, typed, error }: Props) {
  const { t } = useTranslation();
  const id = fieldId("paste");
  return (
    <details open={typed !== ""} className="text-sm">
      <summary className="w-fit cursor-pointer link">{t("review.paste")}</summary>
      <div className="grid gap-2 py-2">
        <label htmlFor={id}>{t("review.paste-hint")}</label>
        <textarea
          {...controlProps({ name: "paste", label: t("review.paste-hint"), error })}
          rows={4}
          wrap="off"
          defaultValue={typed}
          className={controlStyle}
        />
        {error && (
          <p id={`${id}-error`} className="font-medium text-failed">
            {error}
          </p>
        )}
        <div>
          <Button kind="secondary" name="intent" value="paste" formAction={`${address}#lines`}>
            {t("review.paste-do")}
          </Button>
        </div>
      </div>
    </details>
  );
}
