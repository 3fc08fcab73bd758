import type { ErrorGroup } from "./service-report";

/** A document that ended with an error. */
type Failed = { problem: string | null; tenantId: string; documentId: string; at: Date };

/** Documents that ended with an error, newest first, by the kind of error: the most frequent kind first. */
export function errorsByProblem(errors: readonly Failed[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup & { seen: Set<string> }>();
  for (const { problem, tenantId, documentId, at } of errors) {
    if (!problem) continue;
    const group = groups.get(problem) ?? {
      problem,
      documents: 0,
      tenants: 0,
      documentId,
      latestAt: at,
      seen: new Set<string>(),
    };
    group.documents += 1;
    group.seen.add(tenantId);
    groups.set(problem, group);
  }
  return [...groups.values()]
    .map(({ seen, ...group }) => ({ ...group, tenants: seen.size }))
    .sort((a, b) => b.documents - a.documents);
}
