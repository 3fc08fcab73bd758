import { buttonStyle } from "~/components/form/button-style";
import { useTranslation } from "~/locales/use-translation";

/** A sign-in provider as the page knows it; a directory has a name of its own. */
export type ShownProvider = { id: string; name: string };

type Props = {
  providers: readonly ShownProvider[];
  returnTo: string;
  /** Whether the provider is to ask who it is, though it knows. */
  again?: boolean;
};

/**
 * One link per sign-in provider that is set up. Links, since a form that ends on another site is refused by the page's
 * policy; each press leaves the site, so script has no part in it.
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
