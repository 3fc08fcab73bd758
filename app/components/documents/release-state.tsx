import type { ReleaseState as State } from "~/domain/releases/release";
import { useTranslation } from "~/locales/use-translation";

type Props = { id: string; state: State; problem: string | null; isStored: boolean };

const colours: Record<State, string> = {
  waiting: "text-processing",
  done: "text-success",
  failed: "text-failed",
};

/** The status of the release to the storage provider, and why; with what was stored last, if anything. */
export function ReleaseState({ id, state, problem, isStored }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <span className={colours[state]}>{t(`release.short.${state}`)}</span>
      {problem && <span className="block text-sm text-muted">{t(problem)}</span>}
      {isStored && (
        <a className="block link text-sm" href={`/documents/${id}/released.json`} download>
          {t("release.json")}
        </a>
      )}
    </>
  );
}
