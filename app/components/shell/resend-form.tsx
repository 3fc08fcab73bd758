import { useLocation } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";

/** Sends a form again that was lost to a failure, with all that was typed. It works without script. */
export function ResendForm({ typed }: { typed: readonly [string, string][] }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={`${pathname}${search}`}>
      {typed.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may be there several times, and nothing ever moves
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button>{t("error.send-again")}</Button>
    </form>
  );
}
