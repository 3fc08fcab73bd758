import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/form/button";
import type { ButtonKind } from "~/components/form/button-style";
import { LinkButton } from "~/components/form/link-button";
import { ProblemNotices } from "~/components/form/problem-notices";
import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { DialogCard } from "./dialog-card";
import type { DialogIconName } from "./dialog-icon";
import { Progress } from "./progress";

type Props = {
  icon?: DialogIconName;
  title: string;
  /** What will happen and what it costs; may contain fields, which the form sends. */
  children?: ReactNode;
  /** The verb on the button that does it; "Yes" unless given. */
  yes?: string;
  /** An option dialog: the second button sends `answer=no` as the first sends `answer=yes`. */
  no?: string;
  /** Where Cancel leads; an option dialog may do without. */
  cancelTo?: string;
  /** Shown while the action runs. */
  progress?: string;
  /** Why the action was refused. */
  problems?: readonly FormProblem[] | undefined;
};

/** A dialog's question as a page of its own: Yes sends the form, Cancel leads back. A DialogLink shows it in a window. */
export function QuestionPage({ icon = "question", title, children, problems, progress, ...answers }: Props) {
  const { t } = useTranslation();
  const working = progress ?? t("dialog.working");
  const busy = useNavigation().formData !== undefined;
  return (
    <DialogCard icon={problems ? "cross" : icon} title={title}>
      <ProblemNotices problems={problems} />
      <Form method="post" className="grid gap-4" data-progress={working}>
        {children}
        {busy ? <Progress text={working} /> : <Answers {...answers} danger={icon === "trash"} />}
      </Form>
    </DialogCard>
  );
}

type AnswersProps = Pick<Props, "yes" | "no" | "cancelTo"> & { danger: boolean };

function Answers({ yes, no, cancelTo, danger }: AnswersProps) {
  const { t } = useTranslation();
  const kind: ButtonKind = danger ? "danger" : "primary";
  return (
    <p className="flex flex-wrap gap-2">
      <Button kind={kind} name="answer" value="yes">
        {yes ?? t("dialog.yes")}
      </Button>
      {no && (
        <Button kind="secondary" name="answer" value="no">
          {no}
        </Button>
      )}
      {cancelTo && (
        <LinkButton to={cancelTo} data-dialog-close="">
          {t("dialog.cancel")}
        </LinkButton>
      )}
    </p>
  );
}
