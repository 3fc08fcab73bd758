import { useState } from "react";
import { useTranslation } from "~/locales/use-translation";
import { controlProps, controlStyle, FieldFrame, type FieldTexts } from "./field-frame";
import { useScript } from "./use-script";

type Props = FieldTexts & { autoComplete: "current-password" | "new-password" };

/** A password; with script it can be shown. */
export function PasswordField({ autoComplete, ...texts }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...texts}>
      <div className="flex gap-2">
        <input
          {...controlProps(texts)}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          required
          className={controlStyle}
        />
        {script && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`${t("form.show-password")}: ${texts.label}`}
            onClick={() => setShown(!shown)}
            className="min-h-10 rounded-sm px-2 text-sm text-accent underline hover:bg-accent-soft"
          >
            {shown ? t("form.hide-password") : t("form.show-password")}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
