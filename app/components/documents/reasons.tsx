import { useTranslation } from "react-i18next";
import type { Reason } from "~/domain/extraction/extraction-result";

/** Why a value is what it is, as one sentence after the other. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useTranslation();
  return <>{reasons.map(({ key, values }) => t(key, values)).join(" · ")}</>;
}
