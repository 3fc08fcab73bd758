import type { VersionState } from "~/domain/training/version-state";
import { useTranslation } from "~/locales/use-translation";
import { type ShapeName, TrainingIcon } from "./training-icon";

const looks: Record<VersionState, { colour: string; shape: ShapeName }> = {
  candidate: { colour: "text-training", shape: "diamond" },
  active: { colour: "text-success", shape: "disc" },
  retired: { colour: "text-muted", shape: "ring" },
  discarded: { colour: "text-muted", shape: "cross" },
};

/** The state of a version: color, shape and word say the same. */
export function VersionStateBadge({ state }: { state: VersionState }) {
  const { t } = useTranslation();
  const { colour, shape } = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${colour}`}>
      <TrainingIcon name={shape} />
      {t(`training.state.${state}`)}
    </span>
  );
}
