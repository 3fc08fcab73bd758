import { useTranslation } from "react-i18next";
import { Button } from "../form/button";
import { controlStyle } from "../form/field-frame";
import { fieldId } from "../form/field-id";

/** Rows of a spreadsheet, for where they cannot be pasted into a cell straight away. */
export function PasteRows({ address, typed }: { address: string; typed: string }) {
  const { t } = useTranslation();
  const id = fieldId("paste");
  return (
    <details open={typed !== ""} className="text-sm">
      <summary className="w-fit cursor-pointer link">{t("review.paste")}</summary>
      <div className="grid gap-2 py-2">
        <label htmlFor={id}>{t("review.paste-hint")}</label>
        <textarea id={id} name="paste" rows={4} wrap="off" defaultValue={typed} className={controlStyle} />
        <div>
          <Button kind="secondary" name="intent" value="paste" formAction={`${address}#lines`}>
            {t("review.paste-do")}
          </Button>
        </div>
      </div>
    </details>
  );
}
