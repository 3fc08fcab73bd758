import { buttonStyle } from "~/components/form/button-style";
import { useTranslation } from "~/locales/use-translation";

/** A sign-in provider as the page knows it; a directory has a name of its own. */
export type ShownProvider = { id: string; name: string };

type Props = {
  providers: readonly ShownProvider[];
  returnTo: string;
  /** Whether the provider is asked to authenticate the person again, although a session exists there. */
  again?: boolean;
};

/**
 * One link per sign-in provider that is set up. Links, since the page's policy refuses a form that ends on another
 * site; each click leaves the site, so script has no part in it.
 */
export function ProviderLinks({ providers, returnTo, again }: Props) {
  const { t } = useTranslation();
  if (providers.length === 0) return null;
  const wanted = new URLSearchParams({ ...(returnTo && { returnTo }), ...(again && { again: "" }) });
  const query = wanted.size > 0 ? `?${wanted}` : "";
  return (
    <section aria-label={t("login.providers")} className="grid gap-2 border-t border-line pt-4">
      {providers.map(({ id, name }) => (
        <a key={id} href={`/login/${id}${query}`} className={buttonStyle("secondary")}>
          {t("login.with", { provider: name })}
        </a>
      ))}
    </section>
  );
}
