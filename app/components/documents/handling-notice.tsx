import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";

type Props = {
  id: string;
  /** Times and days are formatted in the model's culture. */
  handling: {
    rejection: { reason: string; who: string | null; at: string } | null;
    postponement: { until: string; who: string | null } | null;
    assignment: { name: string | null; mine: boolean; by: string | null; at: string } | null;
  };
  mayUndo: { rejection: boolean; postponement: boolean };
};

/** That a document is rejected, postponed or assigned, with the way to undo it. */
export function HandlingNotice({ id, handling, mayUndo }: Props) {
  const { t } = useTranslation();
  const nobody = t("review.somebody");
  const { rejection, postponement, assignment } = handling;
  const back = (intent: string, label: string) => (
    <form method="post" action={`/documents/${id}/handle`}>
      <Button kind="secondary" name="intent" value={intent}>
        {label}
      </Button>
    </form>
  );
  return (
    <>
      {rejection && (
        <Notice kind="problem">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="break-words">
              {t("review.handling.rejected", { ...rejection, who: rejection.who ?? nobody })}
            </p>
            {mayUndo.rejection && back("undo-rejection", t("review.handling.undo-rejection"))}
          </div>
        </Notice>
      )}
      {postponement && (
        <Notice kind="info">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>{t("review.handling.postponed", { ...postponement, who: postponement.who ?? nobody })}</p>
            {mayUndo.postponement && back("resume", t("review.handling.resume"))}
          </div>
        </Notice>
      )}
      {assignment && (
        <p className="text-muted">
          {t(assignment.mine ? "review.handling.mine" : "review.handling.assigned", {
            name: assignment.name ?? nobody,
            who: assignment.by ?? nobody,
            at: assignment.at,
          })}
        </p>
      )}
    </>
  );
}
