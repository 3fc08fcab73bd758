import { useTranslation } from "~/locales/use-translation";

/** Shown alone while someone is being signed in. */
export function SigningIn() {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex items-center gap-3 py-8">
      <span
        aria-hidden="true"
        className="size-6 rounded-full border-2 border-line border-t-accent motion-safe:animate-spin"
      />
      {t("login.waiting")}
    </p>
  );
}
