import { everything, permissions } from "../permissions/permission";

/**
 * Whether a person who holds `held` may grant, change or revoke what `wanted` allows: nobody grants more than they
 * have, or changes a role that allows more than their own.
 */
export function mayGrant(held: readonly string[], wanted: readonly string[]): boolean {
  if (held.includes(everything)) return true;
  const all = wanted.includes(everything) ? permissions : wanted;
  return all.every((permission) => held.includes(permission));
}
