import { Form, Link } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { ProblemNotices } from "../form/problem-notices";
import { AutoRefresh } from "../shell/auto-refresh";
import { PageHeader } from "../shell/page-header";
import { RestoreArchives } from "./restore-archives";
import type { ShownRestore } from "./shown-restore";

type Props = {
  restore: ShownRestore | null;
  /** The page was asked for to be watched without script. */
  watched: boolean;
  problems: readonly FormProblem[] | undefined;
};

/** Brings the archives of an export into an empty organization, and shows how far restoring them is. */
export function RestorePage({ restore, watched, problems }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("tenants.restore.title")} />
      <ProblemNotices problems={problems} />
      <Standing restore={restore} watched={watched} />
    </>
  );
}

function Standing({ restore, watched }: Pick<Props, "restore" | "watched">) {
  switch (restore?.state) {
    case "running":
      return <Running restore={restore} watched={watched} />;
    case "clearing":
      return <Clearing watched={watched} />;
    case "done":
      return <Done restore={restore} />;
    case "failed":
      return <Failed restore={restore} />;
    default:
      return <RestoreArchives restore={restore} />;
  }
}

function Running({ restore, watched }: { restore: ShownRestore; watched: boolean }) {
  const { t } = useTranslation();
  const { archive, brought, tally } = restore;
  const total = brought.length;
  const text = t("tenants.restore.running", { archive: Math.min(archive, total), total, ...tally });
  return (
    <>
      <div role="status" className="flex flex-wrap items-center gap-3 text-processing">
        <span>{text}</span>
        <progress max={total} value={archive - 1} aria-label={text} />
      </div>
      <p className="max-w-prose">{t("tenants.restore.wait")}</p>
      <AutoRefresh refreshTo="?watch=1" repeats={watched} />
      <Form method="post" encType="multipart/form-data">
        <Button kind="secondary" name="answer" value="clear">
          {t("tenants.restore.stop")}
        </Button>
      </Form>
    </>
  );
}

function Clearing({ watched }: { watched: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">{t("tenants.restore.clearing")}</p>
      <AutoRefresh refreshTo="?watch=1" repeats={watched} />
    </>
  );
}

function Done({ restore: { tally, name, day } }: { restore: ShownRestore }) {
  const { t } = useTranslation();
  return (
    <>
      <Notice kind="success">{t("tenants.restore.done", tally)}</Notice>
      {name && <p>{t("tenants.restore.of", { name, day })}</p>}
      {tally.leftOut > 0 && <p>{t("tenants.restore.left-out", { records: tally.leftOut })}</p>}
      {tally.people > 0 && <p>{t("tenants.restore.people", { people: tally.people })}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <Link to="/dashboard" className="link">
            {t("tenants.restore.documents")}
          </Link>
        </li>
        <li>
          <Link to="/users" className="link">
            {t("tenants.restore.users")}
          </Link>
        </li>
      </ul>
    </>
  );
}

function Failed({ restore: { problem } }: { restore: ShownRestore }) {
  const { t } = useTranslation();
  return (
    <>
      <Notice kind="problem">{t("tenants.restore.failed")}</Notice>
      {problem && <p>{t(problem)}</p>}
      <p className="max-w-prose">{t("tenants.restore.clear-what")}</p>
      <Form method="post" encType="multipart/form-data">
        <Button kind="danger" name="answer" value="clear">
          {t("tenants.restore.clear")}
        </Button>
      </Form>
    </>
  );
}
