import { useEffect, useRef } from "react";
import { useTranslation } from "~/locales/use-translation";
import { fieldId, formId } from "./field-id";
import type { FieldMessage } from "./field-messages";

/** The problems of a form at the top of the page, each line linking to its field. Takes focus when it appears. */
export function ErrorSummary({ messages, heading }: { messages: readonly FieldMessage[]; heading?: string }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const said = messages.map(({ field, text }) => `${field} ${text}`).join("\n");
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  if (messages.length === 0) return null;
  return (
    <div
      ref={box}
      id={`${formId}-error`}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-sm border-2 border-failed bg-failed-soft p-4"
    >
      <h2 className="text-base font-semibold">{heading ?? t("form.problems")}</h2>
      <ul className="grid gap-1">
        {messages.map(({ field, label, text }) => (
          <li key={`${field} ${text}`}>
            {field ? (
              <a href={`#${fieldId(field)}`} className="link">
                {label ? `${label}: ${text}` : text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
