import { namesOfKeys, namesOfUsers } from "~/data/control/actor-names";
import type { AuditActor } from "~/domain/audit/audit-line";
import type { RunContext } from "../../processing/processing-context";
import { namesInChunks } from "./names-in-chunks";

type Acted = { actorKind: string; actorId: string };

/** The actors by their current names; deleted ones are unknown. */
export async function actorsOf(
  { control }: Pick<RunContext, "control" | "tenant">,
  rows: readonly Acted[],
): Promise<(row: Acted) => AuditActor> {
  const [people, keys] = await Promise.all([
    namesInChunks(idsOf(rows, "person"), (ids) => namesOfUsers(control, ids)),
    namesInChunks(idsOf(rows, "key"), (ids) => namesOfKeys(control, ids)),
  ]);
  return ({ actorKind, actorId }) => {
    const person = people.get(actorId);
    if (person)
      return { kind: "person", name: `${person.givenName} ${person.familyName}`, email: person.email };
    const key = keys.get(actorId);
    if (key !== undefined) return { kind: "key", name: key };
    if (actorKind === "key") return { kind: "unknown-key" };
    return actorKind === "mail" || actorKind === "system" || actorKind === "visitor"
      ? { kind: actorKind }
      : { kind: "unknown" };
  };
}

const idsOf = (rows: readonly Acted[], kind: string) => [
  ...new Set(rows.filter(({ actorKind }) => actorKind === kind).map(({ actorId }) => actorId)),
];
