import { certaintyOf } from "@fieldwise/engine/results";
import { useTranslation } from "~/locales/use-translation";
import { InlineIcon } from "../shell/inline-icon";

const looks = {
  sure: { colour: "text-success", mark: "check" },
  likely: { colour: "text-ink", mark: "about" },
  doubtful: { colour: "text-failed", mark: "warning" },
} as const;

/** A confidence (0..1) in percent, with a mark and, for screen readers or where there is room, a word. */
export function Confidence({ value, word = false }: { value: number; word?: boolean }) {
  const { t } = useTranslation();
  const certainty = certaintyOf(value);
  const { colour, mark } = looks[certainty];
  return (
    <span className={`inline-flex items-baseline gap-1 whitespace-nowrap tabular-nums ${colour}`}>
      {t("documents.percent", { percent: Math.floor(value * 100) })}
      <InlineIcon kind={mark} />
      <span className={word ? undefined : "sr-only"}>{t(`certainty.${certainty}`)}</span>
    </span>
  );
}
