const longest = 40;

/**
 * The part of a tenant's mail address that tells which tenant: ASCII letters, digits and single hyphens, at most 40. Later
 * `attempt`s (2, 3, …) give other slugs of the same name, for when the first is taken.
 */
export function tenantSlug(name: string, attempt = 1): string {
  const suffix = attempt > 1 ? `-${attempt}` : "";
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, longest - suffix.length)
    .replace(/-$/, "");
  return (plain || "tenant") + suffix;
}
