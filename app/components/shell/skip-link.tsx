import { useTranslation } from "~/locales/use-translation";

/** Lets keyboard users skip the navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:px-4 focus:py-2"
    >
      {t("shell.skip")}
    </a>
  );
}
