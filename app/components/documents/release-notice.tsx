import type { ReleaseDetails } from "~/domain/releases/release-details";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { AutoRefresh } from "../shell/auto-refresh";

/** A release as the document's page shows it; times are written out. */
export type ShownRelease = Pick<
  ReleaseDetails,
  "provider" | "state" | "attempts" | "problem" | "path" | "hasCsv"
> & { next: string | null; done: string | null };

type Props = { id: string; release: ShownRelease | null; mayRelease: boolean; repeats: boolean };

/** The outcome of releasing the document to the storage provider, the files there, and a retry button if it failed. */
export function ReleaseNotice({ id, release, mayRelease, repeats }: Props) {
  const { t } = useTranslation();
  if (!release) return null;
  const { state, problem, path, hasCsv, attempts } = release;
  const isUnderWay = state === "waiting" && attempts === 0;
  return (
    <Notice kind={problem ? "problem" : state === "done" ? "success" : "info"}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 break-words">{sentenceOf(t, release)}</span>
        {isUnderWay && <AutoRefresh refreshTo="?watch=1" repeats={repeats} />}
        {path && (
          <a className="link" href={`/documents/${id}/released.json`} download>
            {t("release.json")}
          </a>
        )}
        {path && hasCsv && (
          <a className="link" href={`/documents/${id}/released.csv`} download>
            {t("release.csv")}
          </a>
        )}
        {problem && mayRelease && (
          <form method="post">
            <Button kind="secondary" name="intent" value="release">
              {t("release.retry")}
            </Button>
          </form>
        )}
      </div>
    </Notice>
  );
}

function sentenceOf(
  t: Translate,
  { provider, state, problem, path, next, done, attempts }: ShownRelease,
): string {
  const to = t(`release.to.${provider}`);
  if (state === "done") return t("release.done", { to, path, at: done });
  const why = problem ? t(problem) : "";
  if (state === "failed") return t("release.failed", { to, why, count: attempts });
  return problem ? t("release.again", { to, why, at: next }) : t("release.waiting", { to });
}
