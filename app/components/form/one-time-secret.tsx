import { useState } from "react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "./button";
import { fieldId } from "./field-id";
import { useScript } from "./use-script";

/** A secret that no page shows again. With script it can be copied by a button. */
export function OneTimeSecret({ name, label, secret }: { name: string; label: string; secret: string }) {
  const { t } = useTranslation();
  const script = useScript();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <>
      <label htmlFor={fieldId(name)} className="font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={fieldId(name)}
          readOnly
          value={secret}
          spellCheck={false}
          className="min-h-10 min-w-0 grow rounded-sm border border-edge bg-surface px-3 py-1.5 font-mono"
        />
        {script && (
          <Button type="button" kind="secondary" onClick={copy}>
            {t(copied ? "keys.copied" : "keys.copy")}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {copied && t("keys.copied")}
      </p>
    </>
  );
}
