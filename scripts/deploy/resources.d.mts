import type { Plan } from "./check-plan.mjs";

export function isPlaceholder(databaseId: string | undefined): boolean;
export function resourcesOf(
  plan: Pick<Plan, "workers">,
): { kind: string; name: string; make: string | null; note: string }[];
