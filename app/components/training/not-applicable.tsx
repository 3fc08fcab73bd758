import { useTranslation } from "~/locales/use-translation";
import { DialogCard } from "../dialog/dialog-card";
import { LinkButton } from "../form/link-button";

/** Shown instead of a question that does not apply: why, and the way back. */
export function NotApplicable({ title, why, backTo }: { title: string; why: string; backTo: string }) {
  const { t } = useTranslation();
  return (
    <DialogCard icon="question" title={title}>
      <p>{why}</p>
      <p>
        <LinkButton to={backTo}>{t("dialog.ok")}</LinkButton>
      </p>
    </DialogCard>
  );
}
