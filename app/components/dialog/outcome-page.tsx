import { useLocation } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { pathAfterDialog } from "~/domain/dialogs/path-after-dialog";
import { useTranslation } from "~/locales/use-translation";
import { DialogCard } from "./dialog-card";

type Props = {
  /** The sentence that says what happened. */
  message: string;
  /** A green check, or a red cross when it did not work. */
  failed?: boolean;
  /** Where OK leads unless the specification's rules name a place for this address. */
  okTo: string;
};

/** The outcome of a dialog, with OK. The page that OK leads to is reloaded, so that it shows the change. */
export function OutcomePage({ message, failed = false, okTo }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <DialogCard icon={failed ? "cross" : "check"} title={message}>
      <p>
        <LinkButton kind="primary" to={pathAfterDialog(pathname, okTo)}>
          {t("dialog.ok")}
        </LinkButton>
      </p>
    </DialogCard>
  );
}
