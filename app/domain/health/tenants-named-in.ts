import type { ShardReport } from "./service-report";

/** The ids of the organizations that the reports name, each once. */
export const tenantsNamedIn = (shards: readonly ShardReport[]): string[] => [
  ...new Set(
    shards.flatMap(({ waiting, doors, speed, usage }) =>
      [...waiting, ...doors, ...speed.slowest, ...usage].map(({ tenantId }) => tenantId),
    ),
  ),
];
