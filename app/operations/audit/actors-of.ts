import { namesOfKeys, namesOfUsers } from "~/data/control/actor-names";
import type { AuditActor } from "~/domain/audit/audit-line";
import type { RunContext } from "../processing/processing-context";

type Acted = { actorKind: string; actorId: string };

/** D1 takes 100 values in a query. */
const atOnce = 90;

/** Who acted, by the names of today; whoever is gone is unknown. */
export async function actorsOf(
  { control, tenant }: Pick<RunContext, "control" | "tenant">,
  rows: readonly Acted[],
): Promise<(row: Acted) => AuditActor> {
  const [people, keys] = await Promise.all([
    inChunks(idsOf(rows, "person"), (ids) => namesOfUsers(control, ids)),
    inChunks(idsOf(rows, "key"), (ids) => namesOfKeys(control, tenant.id, ids)),
  ]);
  return ({ actorKind, actorId }) => {
    const person = people.get(actorId);
    if (person)
      return { kind: "person", name: `${person.givenName} ${person.familyName}`, email: person.email };
    const key = keys.get(actorId);
    if (key !== undefined) return { kind: "key", name: key };
    return actorKind === "mail" || actorKind === "system" || actorKind === "visitor"
      ? { kind: actorKind }
      : { kind: "unknown" };
  };
}

const idsOf = (rows: readonly Acted[], kind: string) => [
  ...new Set(rows.filter(({ actorKind }) => actorKind === kind).map(({ actorId }) => actorId)),
];

async function inChunks<T>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Map<string, T>>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (let start = 0; start < ids.length; start += atOnce)
    for (const [id, value] of await read(ids.slice(start, start + atOnce))) found.set(id, value);
  return found;
}
