import type { EndpointRow } from "~/data/shard/webhook-endpoints";

/** An endpoint without its secrets. */
export type ShownEndpoint = ReturnType<typeof shownEndpoint>;

export const shownEndpoint = ({
  id,
  url,
  eventTypes,
  modelIds,
  withValues,
  previousUntil,
  headerName,
  state,
  problem,
  failingSince,
  lastSuccessAt,
  lastFailureAt,
  createdAt,
}: EndpointRow) => ({
  id,
  url,
  eventTypes,
  modelIds,
  withValues,
  previousUntil,
  headerName,
  state,
  problem,
  failingSince,
  lastSuccessAt,
  lastFailureAt,
  createdAt,
});
