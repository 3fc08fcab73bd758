import { namesOfKeys, namesOfUsers } from "~/data/control/actor-names";
import { namesOfMembers, namesOfRoles, namesOfTenants, numbersOfBills } from "~/data/control/subject-names";
import { selectFileNames } from "~/data/shard/document-names";
import { namesOfModels, namesOfZipFiles } from "~/data/shard/subject-names";
import type { AuditSubject } from "~/domain/audit/audit-line";
import { type SubjectKind, subjectKindOf } from "~/domain/audit/audited-operations";
import type { RunContext } from "../processing/processing-context";
import { namesInChunks } from "./names-in-chunks";

type Context = Pick<RunContext, "control" | "shard" | "tenant">;
type Done = { operation: string; subjectId: string | null; detail: Record<string, unknown> | null };
type ReadNames = (context: Context, ids: readonly string[]) => Promise<Map<string, string>>;

/** What something was done to, by the names of today; what is gone by the name that the log kept, if it kept one. */
export async function subjectsOf(
  context: Context,
  rows: readonly Done[],
): Promise<(row: Done) => AuditSubject | null> {
  const kinds = [...new Set(rows.map(({ operation }) => subjectKindOf(operation)))];
  const names = new Map<SubjectKind, Map<string, string>>();
  await Promise.all(
    kinds.map(async (kind) => {
      const read = kind && readers[kind];
      if (read) names.set(kind, await namesInChunks(idsOf(rows, kind), (ids) => read(context, ids)));
    }),
  );
  return ({ operation, subjectId, detail }) => {
    if (!subjectId) return null;
    const kind = subjectKindOf(operation);
    const name = (kind && names.get(kind)?.get(subjectId)) ?? keptName(detail);
    return { id: subjectId, kind, name };
  };
}

const idsOf = (rows: readonly Done[], kind: SubjectKind) => [
  ...new Set(
    rows.flatMap(({ operation, subjectId }) =>
      subjectId && subjectKindOf(operation) === kind ? [subjectId] : [],
    ),
  ),
];

/** Exports, filters and subscriptions have no name. */
const readers: Partial<Record<SubjectKind, ReadNames>> = {
  account: async ({ control }, ids) =>
    new Map(
      [...(await namesOfUsers(control, ids))].map(([id, { givenName, familyName }]) => [
        id,
        `${givenName} ${familyName}`.trim(),
      ]),
    ),
  "api-user": ({ control, tenant }, ids) => namesOfMembers(control, tenant.id, ids),
  member: ({ control, tenant }, ids) => namesOfMembers(control, tenant.id, ids),
  role: ({ control, tenant }, ids) => namesOfRoles(control, tenant.id, ids),
  key: ({ control, tenant }, ids) => namesOfKeys(control, tenant.id, ids),
  tenant: ({ control, tenant }, ids) => namesOfTenants(control, tenant.id, ids),
  bill: ({ control, tenant }, ids) => numbersOfBills(control, tenant.id, ids),
  model: ({ shard, tenant }, ids) => namesOfModels(shard, tenant.id, ids),
  "zip-file": ({ shard, tenant }, ids) => namesOfZipFiles(shard, tenant.id, ids),
  document: async ({ shard, tenant }, ids) =>
    new Map((await selectFileNames(shard, tenant.id, ids)).map(({ id, fileName }) => [id, fileName])),
};

function keptName(detail: Record<string, unknown> | null): string | null {
  const kept = detail?.fileName ?? detail?.name;
  return typeof kept === "string" && kept ? kept : null;
}
