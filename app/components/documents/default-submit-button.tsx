import { useTranslation } from "~/locales/use-translation";

/**
 * Without script, Enter in a field presses the first button of its form, so this one comes before all others of the
 * review: it saves, or does nothing where there is nothing to save.
 */
export function DefaultSubmitButton({ address, mayEdit }: { address: string; mayEdit: boolean }) {
  const { t } = useTranslation();
  return (
    <button
      type="submit"
      form="review"
      name="intent"
      value="save"
      formAction={address}
      disabled={!mayEdit}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    >
      {t("document.save")}
    </button>
  );
}
