import { everything, permissions } from "../permissions/permission";

/**
 * Whether someone who holds `held` may hand out, change or take away what `wanted` allows: nobody gives more than he
 * has, and nobody's hands are on a role that allows more than his own.
 */
export function mayGrant(held: readonly string[], wanted: readonly string[]): boolean {
  if (held.includes(everything)) return true;
  const all = wanted.includes(everything) ? permissions : wanted;
  return all.every((permission) => held.includes(permission));
}
