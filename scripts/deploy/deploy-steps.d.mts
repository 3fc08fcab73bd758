import type { Plan } from "./check-plan.mjs";

export function deploySteps(
  plan: Pick<Plan, "workers">,
  tools: {
    wrangler(args: string[]): Promise<{ code: number; printed: string }>;
    say(line: string): void;
  },
): Promise<boolean>;
