import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import type { MoveState } from "~/domain/tenants/move";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { ProblemNotices } from "../form/problem-notices";
import { SelectField } from "../form/select-field";
import { AutoRefresh } from "../shell/auto-refresh";
import { PageHeader } from "../shell/page-header";

type Props = {
  name: string;
  shardId: string;
  /** The shards to which the customer can be moved. */
  others: readonly string[];
  move: {
    toShard: string;
    state: MoveState;
    isOpen: boolean;
    canBeCancelled: boolean;
    startedAt: string;
    rows: number;
    files: number;
    problem: string | null;
  } | null;
  problems: readonly FormProblem[] | undefined;
  /** The page was opened to be watched without script. */
  watched: boolean;
};

/** Where a customer's data is stored, the status of its last move, and the form that starts a move. */
export function CustomerMove({ name, shardId, others, move, problems, watched }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("customers.move-title", { name })} hint={t("customers.move-hint")} />
      <ProblemNotices problems={problems} />
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted">{t("customers.move-shard")}</dt>
        <dd>{shardId}</dd>
        {move && (
          <>
            <dt className="text-muted">{t("customers.move-state")}</dt>
            <dd>
              {move.toShard}: {t(`customers.move-state.${move.state}`)}
            </dd>
            <dt className="text-muted">{t("customers.move-started")}</dt>
            <dd>{move.startedAt}</dd>
            <dt className="text-muted">{t("customers.move-rows")}</dt>
            <dd>{move.rows}</dd>
            <dt className="text-muted">{t("customers.move-files")}</dt>
            <dd>{move.files}</dd>
            {move.problem && (
              <>
                <dt className="text-muted">{t("customers.move-problem")}</dt>
                <dd>{move.problem}</dd>
              </>
            )}
          </>
        )}
      </dl>
      {move?.isOpen && <AutoRefresh refreshTo="?watch=1" repeats={watched} />}
      <MoveForm
        others={others}
        isOpen={move?.isOpen ?? false}
        canBeCancelled={move?.canBeCancelled ?? false}
      />
    </>
  );
}

type FormProps = Pick<Props, "others"> & { isOpen: boolean; canBeCancelled: boolean };

function MoveForm({ others, isOpen, canBeCancelled }: FormProps) {
  const { t } = useTranslation();
  if (isOpen)
    return canBeCancelled ? (
      <Form method="post">
        <Button kind="secondary" name="answer" value="cancel">
          {t("customers.move-cancel")}
        </Button>
      </Form>
    ) : null;
  if (others.length === 0) return <Notice kind="info">{t("customers.move-none")}</Notice>;
  return (
    <Form method="post" className="grid max-w-sm gap-4">
      <SelectField
        name="shardId"
        label={t("customers.move-to")}
        choices={others.map((id) => ({ value: id, label: id }))}
      />
      <p>
        <Button name="answer" value="move">
          {t("customers.move")}
        </Button>
      </p>
    </Form>
  );
}
