import {
  namesOfAccounts,
  namesOfApiKeys,
  namesOfMembers,
  namesOfRoles,
  namesOfTenants,
  numbersOfBills,
} from "~/data/control/subject-names";
import {
  hostsOfWebhooks,
  namesOfDocuments,
  namesOfEditUploads,
  namesOfModels,
  namesOfSuppliers,
  namesOfTemplates,
  namesOfZipFiles,
  numbersOfOrders,
} from "~/data/shard/subject-names";
import type { AuditSubject } from "~/domain/audit/audit-line";
import { type SubjectKind, subjectKindOf } from "~/domain/audit/audited-operations";
import { type NamedSubject, subjectPath } from "~/domain/audit/subject-path";
import type { Permission } from "~/domain/permissions/permission";
import type { RunContext } from "../../processing/processing-context";
import { namesInChunks } from "./names-in-chunks";

type Context = Pick<RunContext, "control" | "shard" | "tenant">;
type Done = {
  operation: string;
  subjectId: string | null;
  detail: Record<string, unknown> | null;
  actorId: string;
};
type ReadNames = (context: Context, ids: readonly string[]) => Promise<Map<string, NamedSubject>>;

/**
 * The subjects of actions by their current names; deleted ones by the name in the log, if it has one. Those that are there have
 * the path of their page where the reader may open it.
 */
export async function subjectsOf(
  context: Context,
  rows: readonly Done[],
  may: (permission: Permission) => boolean,
): Promise<(row: Done) => AuditSubject | null> {
  const kinds = [...new Set(rows.map(({ operation }) => subjectKindOf(operation)))];
  const names = new Map<SubjectKind, Map<string, NamedSubject>>();
  await Promise.all(
    kinds.map(async (kind) => {
      const read = kind && readers[kind];
      if (read) names.set(kind, await namesInChunks(idsOf(rows, kind), (ids) => read(context, ids)));
    }),
  );
  return ({ operation, subjectId, detail, actorId }) => {
    if (!subjectId) return null;
    const kind = subjectKindOf(operation);
    const found = kind && names.get(kind)?.get(subjectId);
    return {
      id: subjectId,
      kind,
      name: found ? found.name : keptName(kind, detail),
      path: kind && found ? subjectPath({ id: subjectId, kind, owner: found.owner }, may) : null,
      isActor: (found?.accountId ?? subjectId) === actorId,
    };
  };
}

const idsOf = (rows: readonly Done[], kind: SubjectKind) => [
  ...new Set(
    rows.flatMap(({ operation, subjectId }) =>
      subjectId && subjectKindOf(operation) === kind ? [subjectId] : [],
    ),
  ),
];

/** Exports, filters and subscriptions have no name; that of a party is in the log. */
const readers: Partial<Record<SubjectKind, ReadNames>> = {
  account: ({ control }, ids) => namesOfAccounts(control, ids),
  "api-user": ({ control }, ids) => namesOfMembers(control, ids),
  member: ({ control }, ids) => namesOfMembers(control, ids),
  role: ({ control }, ids) => namesOfRoles(control, ids),
  key: ({ control }, ids) => namesOfApiKeys(control, ids),
  tenant: ({ control }, ids) => namesOfTenants(control, ids),
  bill: ({ control }, ids) => numbersOfBills(control, ids),
  model: ({ shard }, ids) => namesOfModels(shard, ids),
  "zip-file": ({ shard }, ids) => namesOfZipFiles(shard, ids),
  document: ({ shard }, ids) => namesOfDocuments(shard, ids),
  "edit-upload": ({ shard }, ids) => namesOfEditUploads(shard, ids),
  "export-template": ({ shard }, ids) => namesOfTemplates(shard, ids),
  supplier: ({ shard }, ids) => namesOfSuppliers(shard, ids),
  order: ({ shard }, ids) => numbersOfOrders(shard, ids),
  webhook: ({ shard }, ids) => hostsOfWebhooks(shard, ids),
};

function keptName(kind: SubjectKind | null, detail: Record<string, unknown> | null): string | null {
  const own = kind === "order" ? detail?.orderNumber : kind === "supplier" ? detail?.supplierName : undefined;
  const kept = own ?? detail?.fileName ?? detail?.name;
  return typeof kept === "string" && kept ? kept : null;
}
