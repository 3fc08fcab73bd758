import type { Reason } from "@fieldwise/engine/results";
import { useTranslation } from "~/locales/use-translation";

/** The reasons for a value, one sentence after the other. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useTranslation();
  return <>{reasons.map(({ key, values }) => t(key, values)).join(" · ")}</>;
}
