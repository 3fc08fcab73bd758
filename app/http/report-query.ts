/** What the address of a report says. */
export function reportQueryOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const value = (name: string) => searchParams.get(name) ?? "";
  const filter = {
    modelId: value("modelId"),
    startDate: value("startDate"),
    endDate: value("endDate"),
    by: value("by"),
  };
  return { filter, report: value("report") || "documents", cursor: value("cursor"), format: value("format") };
}

/** The address of a report, or of one of its files, with some of it changed. */
export const reportLink = (path: string, parts: Record<string, string>) =>
  `${path}?${new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ""))}`;
