import { PasswordField } from "~/components/form/password-field";
import { useTranslation } from "~/locales/use-translation";

type Asked = "password" | "passwordConfirmation";
type Props = { about(name: Asked): { label: string; error: string | undefined } };

/** A new password and its confirmation, with what a password must be. */
export function NewPasswordFields({ about }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        name="password"
        {...about("password")}
        hint={t("signup.password-hint")}
        autoComplete="new-password"
      />
      <PasswordField
        name="passwordConfirmation"
        {...about("passwordConfirmation")}
        autoComplete="new-password"
      />
    </>
  );
}
