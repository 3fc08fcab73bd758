import { useTranslation } from "react-i18next";
import type { VersionState } from "~/domain/training/version-state";

const looks: Record<VersionState, { colour: string; mark: string }> = {
  candidate: { colour: "text-training", mark: "◆" },
  active: { colour: "text-success", mark: "●" },
  retired: { colour: "text-muted", mark: "○" },
  discarded: { colour: "text-muted", mark: "✕" },
};

/** Where a version stands: colour, mark and word say the same. */
export function VersionStateBadge({ state }: { state: VersionState }) {
  const { t } = useTranslation();
  const { colour, mark } = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${colour}`}>
      <span aria-hidden="true">{mark}</span>
      {t(`training.state.${state}`)}
    </span>
  );
}
