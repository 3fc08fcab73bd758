import type { ActionFunction, ServerBuild } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-error-response";
import { wakeAfterAction } from "~/http/wake-after-work";

/**
 * The pages with two rules for all of their forms: none is handed a body that was refused, the page says why; and what one
 * has changed is told to webhooks soon.
 */
export const withGuardedActions = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route && { ...route, module: { ...route.module, action: guarded(route.module.action) } },
    ]),
  ),
});

function guarded(action: ActionFunction | undefined): ActionFunction | undefined {
  if (!action) return undefined;
  return async (args) => {
    if (args.context.refusal) return refusedPage(args.context.refusal);
    try {
      return await action(args);
    } finally {
      wakeAfterAction(args);
    }
  };
}
