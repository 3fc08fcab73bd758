import { Field } from "~/components/form/field";
import { useTranslation } from "~/locales/use-translation";

type Props = { label: string; error: string | undefined; defaultValue: string | undefined };

/** The code of six digits that came by e-mail. */
export function CodeField(props: Props) {
  const { t } = useTranslation();
  return (
    <Field
      name="code"
      {...props}
      hint={t("signup.code-hint")}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
    />
  );
}
