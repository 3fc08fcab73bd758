import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../form/button";
import { fieldId } from "../form/field-id";
import { LinkButton } from "../form/link-button";
import { Notice } from "../form/notice";
import { useScript } from "../form/use-script";
import { PageHeader } from "../shell/page-header";

type Props = { name: string; secret: string; user: { id: string; name: string } };

/** A key that was made just now; no page shows it again. With script it can be copied by a button. */
export function NewKey({ name, secret, user }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <>
      <PageHeader title={t("keys.made")} hint={name} />
      <Notice>{t("keys.made-hint")}</Notice>
      <div className="grid max-w-xl gap-2">
        <label htmlFor={fieldId("key")} className="font-medium">
          {t("keys.key")}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={fieldId("key")}
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
        <p>
          <LinkButton to={`/Users/api-users/${user.id}`}>
            {t("keys.back-to-user", { name: user.name })}
          </LinkButton>
        </p>
      </div>
    </>
  );
}
