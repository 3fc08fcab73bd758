import { type MouseEvent, useRef } from "react";
import { Button } from "~/components/form/button";
import { fieldId } from "~/components/form/field-id";
import { useScript } from "~/components/form/use-script";
import { LongTextBody } from "~/components/legal/long-text-body";
import type { LongText } from "~/locales/long-text";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  name: "termsAndConditions" | "privacyPolicy";
  which: "terms" | "privacy";
  text: LongText;
  agreed: boolean;
  onChange(agreed: boolean): void;
  error: string | undefined;
};

/**
 * A box that is never ticked directly: the user reads the text and chooses I Agree. With script the text opens in a
 * dialog; without, its button leads to a page that returns to the form.
 */
export function Agreement({ name, which, text, agreed, onChange, error }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  // Requested even where script is off, so that its text is included in the page.
  const agreeText = t("tenants.agree");
  const dialog = useRef<HTMLDialogElement>(null);
  const read = (event: MouseEvent) => {
    if (!dialog.current) return;
    event.preventDefault();
    dialog.current.showModal();
  };
  const agree = () => {
    onChange(true);
    dialog.current?.close();
  };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-4">
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={agreed}
            disabled={!script}
            aria-describedby={error ? `${fieldId(name)}-error` : undefined}
            onChange={() => (agreed ? onChange(false) : dialog.current?.showModal())}
          />
          {t("tenants.agree-to", { text: text.title })}
        </label>
        {agreed && <input type="hidden" name={name} value="agreed" />}
        <Button kind="quiet" id={fieldId(name)} name="intent" value={which} onClick={read}>
          {t("tenants.read", { text: text.title })}
        </Button>
      </div>
      {error && (
        <p id={`${fieldId(name)}-error`} className="text-sm font-medium text-failed">
          {error}
        </p>
      )}
      {script && (
        <dialog
          ref={dialog}
          aria-label={text.title}
          className="m-auto max-h-[85dvh] w-[min(44rem,95vw)] rounded-sm border border-line bg-surface text-ink backdrop:bg-black/50"
        >
          <div className="p-6">
            <h1>{text.title}</h1>
            <LongTextBody text={text} />
          </div>
          <div className="sticky bottom-0 flex gap-2 border-t border-line bg-surface px-6 py-4">
            <Button type="button" onClick={agree}>
              {agreeText}
            </Button>
            <Button type="button" kind="secondary" onClick={() => dialog.current?.close()}>
              {t("form.close")}
            </Button>
          </div>
        </dialog>
      )}
    </div>
  );
}
