import { findLastKeyUse } from "~/data/control/api-users";
import { selectErpStates } from "~/data/shard/erp-settings";
import { selectFolders } from "~/data/shard/intake-folders";
import { selectIntakeLines } from "~/data/shard/intake-log";
import { findMailbox } from "~/data/shard/mailboxes";
import { findNewestAudit } from "~/data/shard/shard-audit";
import { selectEndpoints } from "~/data/shard/webhook-endpoints";
import { type Connection, type ConnectionState, stateByTimes } from "~/domain/connections/connection";
import { endpointName } from "~/domain/webhooks/webhook-url";
import type { TenantContext } from "../../context";

type ReadConnections = (context: TenantContext) => Promise<Connection[]>;

/** Readers for all connections, in the order of the page. Another kind of connection is another entry. */
export const connectionReaders: readonly ReadConnections[] = [
  mail,
  mailbox,
  folders,
  api,
  releases,
  erp,
  webhooks,
];

const readLines = 200;

async function mail({ shard }: TenantContext): Promise<Connection[]> {
  const lines = await selectIntakeLines(shard, {
    below: null,
    outcome: null,
    kept: false,
    limit: readLines,
  });
  const lastOf = (...outcomes: string[]) =>
    lines.find(({ outcome, source }) => source === "mail" && outcomes.includes(outcome))?.at ?? null;
  const times = { lastSuccess: lastOf("taken", "repeated"), lastFailure: lastOf("refused") };
  const state = stateByTimes(times);
  const toDo = { unused: "mail", failing: "mail-refused", works: null, off: null }[state];
  const to = "/aimodels/intake-log";
  return [{ id: "mail", kind: "mail", name: null, direction: "in", state, toDo, to, ...times }];
}

async function mailbox({ shard }: TenantContext): Promise<Connection[]> {
  const found = await findMailbox(shard);
  const times = { lastSuccess: found?.lastSuccessAt ?? null, lastFailure: found?.lastFailureAt ?? null };
  const state = found && found.failures > 0 ? "failing" : stateByTimes(times);
  const toDo = { unused: found ? null : "mailbox", failing: "mailbox-failing", works: null, off: null }[
    state
  ];
  const to = "/connections/mailbox";
  return [{ id: "mailbox", kind: "mailbox", name: null, direction: "in", state, toDo, to, ...times }];
}

async function folders({ shard }: TenantContext): Promise<Connection[]> {
  const incoming = { direction: "in" as const };
  const models = await selectFolders(shard);
  if (models.length === 0) {
    const none = { name: null, lastSuccess: null, lastFailure: null, toDo: "folders" };
    return [
      {
        id: "folders",
        kind: "folders",
        ...incoming,
        state: "unused",
        to: "/aimodels/aimodels-list",
        ...none,
      },
    ];
  }
  return models.map(({ modelId, modelName, hostName, problem, archivedAt, lastSuccessAt, lastFailureAt }) => {
    const times = { lastSuccess: lastSuccessAt, lastFailure: lastFailureAt };
    const open = problem ? "failing" : lastSuccessAt ? "works" : "unused";
    const state: ConnectionState = archivedAt ? "off" : open;
    const toDo = { failing: "folder-failing", off: "folder-off", unused: "folder", works: null }[state];
    const to = `/aimodels/intake-ftp-settings/${modelId}`;
    const name = `${modelName} (${hostName})`;
    return { id: `folder-${modelId}`, kind: "folder", name, ...incoming, state, toDo, to, ...times };
  });
}

async function api({ control }: TenantContext): Promise<Connection[]> {
  const { keys, lastUsedAt } = await findLastKeyUse(control);
  const times = { lastSuccess: lastUsedAt, lastFailure: null };
  const state = keys === 0 ? "off" : stateByTimes(times);
  const toDo = { off: "api", unused: "api-unused", works: null, failing: null }[state];
  return [
    { id: "api", kind: "api", name: null, direction: "in", state, toDo, to: "/Users/api-users", ...times },
  ];
}

async function releases({ shard }: TenantContext): Promise<Connection[]> {
  const [done, failed] = await Promise.all([
    findNewestAudit(shard, "documents.deliver-release"),
    findNewestAudit(shard, "documents.fail-release"),
  ]);
  const times = { lastSuccess: done?.at ?? null, lastFailure: failed?.at ?? null };
  const state = stateByTimes(times);
  const toDo = { unused: "releases", failing: "releases-failed", works: null, off: null }[state];
  const to = "/aimodels/aimodels-list";
  return [{ id: "releases", kind: "releases", name: null, direction: "out", state, toDo, to, ...times }];
}

async function erp({ shard }: TenantContext): Promise<Connection[]> {
  const out = { direction: "out" as const };
  const models = await selectErpStates(shard);
  if (models.length === 0) {
    const none = { name: null, state: "unused" as const, lastSuccess: null, lastFailure: null, toDo: "erp" };
    return [{ id: "erp", kind: "erp-none", ...out, to: "/aimodels/aimodels-list", ...none }];
  }
  return models.map(({ modelId, companyName: name, modelName, ...times }) => {
    const state = stateByTimes(times);
    const toDo = state === "failing" ? "erp-failing" : null;
    const to = toDo ? `/document-processing/${modelId}/erp` : `/aimodels/dynamic365-settings/${modelId}`;
    return { id: modelId, kind: "erp", name: `${modelName} (${name})`, ...out, state, toDo, to, ...times };
  });
}

const webhookStates = { enabled: "works", failing: "failing", disabled: "off" } as const;

async function webhooks({ shard }: TenantContext): Promise<Connection[]> {
  const to = "/connections/webhooks";
  const out = { direction: "out" as const };
  const endpoints = await selectEndpoints(shard);
  if (endpoints.length === 0) {
    const none = { name: null, lastSuccess: null, lastFailure: null, toDo: "webhooks" };
    return [{ id: "webhooks", kind: "webhooks", ...out, state: "unused", to, ...none }];
  }
  return endpoints.map(({ id, url, state, lastSuccessAt, lastFailureAt }) => {
    const standing: ConnectionState = state === "enabled" && !lastSuccessAt ? "unused" : webhookStates[state];
    const toDo = { failing: "webhook-failing", off: "webhook-off", works: null, unused: null }[standing];
    return {
      id,
      kind: "webhook",
      name: endpointName(url),
      ...out,
      state: standing,
      toDo,
      to: `${to}/${id}`,
      lastSuccess: lastSuccessAt,
      lastFailure: lastFailureAt,
    };
  });
}
