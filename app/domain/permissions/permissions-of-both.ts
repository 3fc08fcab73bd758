import { everything } from "./permission";

/** What both lists allow: a key can do no more than its user, nor its user's key more than was given to it. */
export function permissionsOfBoth(one: readonly string[], other: readonly string[]): string[] {
  if (one.includes(everything)) return [...other];
  if (other.includes(everything)) return [...one];
  return one.filter((permission) => other.includes(permission));
}
