export type Finding = { level: "error" | "setup"; says: string };

export type Plan = {
  // biome-ignore lint/suspicious/noExplicitAny: what wrangler reads from a configuration
  workers: any[];
  migrations: Record<string, { listed: string[]; files: { name: string; sql: string }[] }>;
};

export function checkPlan(plan: Plan): Finding[];
