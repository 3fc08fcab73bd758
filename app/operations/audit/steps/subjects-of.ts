import { namesOfKeys, namesOfUsers } from "~/data/control/actor-names";
import { namesOfMembers, namesOfRoles, namesOfTenants, numbersOfBills } from "~/data/control/subject-names";
import { selectFileNames } from "~/data/shard/document-names";
import { namesOfModels, namesOfZipFiles } from "~/data/shard/subject-names";
import type { AuditSubject } from "~/domain/audit/audit-line";
import { type SubjectKind, subjectKindOf } from "~/domain/audit/audited-operations";
import type { RunContext } from "../../processing/processing-context";
import { namesInChunks } from "./names-in-chunks";

type Context = Pick<RunContext, "control" | "shard" | "tenant">;
type Done = { operation: string; subjectId: string | null; detail: Record<string, unknown> | null };
type ReadNames = (context: Context, ids: readonly string[]) => Promise<Map<string, string>>;

/** The subjects of actions by their current names; deleted ones by the name in the log, if it has one. */
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
  "api-user": ({ control }, ids) => namesOfMembers(control, ids),
  member: ({ control }, ids) => namesOfMembers(control, ids),
  role: ({ control }, ids) => namesOfRoles(control, ids),
  key: ({ control }, ids) => namesOfKeys(control, ids),
  tenant: ({ control }, ids) => namesOfTenants(control, ids),
  bill: ({ control }, ids) => numbersOfBills(control, ids),
  model: ({ shard }, ids) => namesOfModels(shard, ids),
  "zip-file": ({ shard }, ids) => namesOfZipFiles(shard, ids),
  document: async ({ shard }, ids) =>
    new Map((await selectFileNames(shard, ids)).map(({ id, fileName }) => [id, fileName])),
};

function keptName(detail: Record<string, unknown> | null): string | null {
  const kept = detail?.fileName ?? detail?.name;
  return typeof kept === "string" && kept ? kept : null;
}
