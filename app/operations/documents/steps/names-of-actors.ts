import { namesOfKeys, namesOfUsers } from "~/data/control/actor-names";
import type { RunContext } from "../../processing/processing-context";

/** D1 takes 100 values in a query. */
const atOnce = 90;

/** The names of people and API keys by id, as far as they are still there. */
export async function namesOfActors(
  { control }: RunContext,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const asked = [...new Set(ids)];
  for (let start = 0; start < asked.length; start += atOnce) {
    const some = asked.slice(start, start + atOnce);
    const [people, keys] = await Promise.all([namesOfUsers(control, some), namesOfKeys(control, some)]);
    for (const [id, { givenName, familyName }] of people) names.set(id, `${givenName} ${familyName}`.trim());
    for (const [id, name] of keys) names.set(id, name);
  }
  return names;
}
