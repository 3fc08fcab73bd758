const names = ["actor", "operation", "subject", "startDate", "endDate"] as const;

export type ShownFilter = Record<(typeof names)[number], string>;

/** The filter in an address, and links that keep it. */
export function auditQueryOf(request: Request) {
  const query = new URL(request.url).searchParams;
  const filter = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""])) as ShownFilter;
  const link = (more: Record<string, string>) => {
    const kept = new URLSearchParams(Object.entries({ ...filter, ...more }).filter(([, value]) => value));
    return kept.size > 0 ? `?${kept}` : "";
  };
  return { filter, before: query.get("before") ?? undefined, link };
}
