import type { ActionFunction, ServerBuild } from "@remix-run/cloudflare";
import { refusedPage } from "~/http/form-answer";

/** The pages with one rule for all of their forms: none is handed a body that was refused; the page says why. */
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
  return (args) => (args.context.refusal ? refusedPage(args.context.refusal) : action(args));
}
