import type { Plan } from "./check-plan.mjs";

export function readPlan(): Plan;
