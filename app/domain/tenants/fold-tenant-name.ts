/** What two tenant names are compared by: neither case nor spacing tells them apart. */
export const foldTenantName = (name: string) =>
  name.normalize("NFKC").toLowerCase().trim().replace(/\s+/g, " ");
