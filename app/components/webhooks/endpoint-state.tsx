import type { EndpointState } from "~/domain/webhooks/webhook-endpoint";
import { useTranslation } from "~/locales/use-translation";
import { type StatusStyle, StatusWord, statusShapes } from "../shell/status-word";

const looks: Record<EndpointState, StatusStyle> = {
  enabled: { colour: "text-success", path: statusShapes.works },
  failing: { colour: "text-failed", path: statusShapes.ending },
  disabled: { colour: "text-muted", path: statusShapes.stopped },
};

/** The status of an endpoint, and why it is off. */
export function EndpointStateWord({ state, problem }: { state: EndpointState; problem: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <StatusWord {...looks[state]}>{t(`webhooks.state.${state}`)}</StatusWord>
      {problem && <span className="block text-sm text-muted">{t(problem)}</span>}
    </>
  );
}
