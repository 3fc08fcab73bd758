type Sources = { folder: string; configs: string[]; sources: string[] };

/** The Workers as Miniflare takes them; bundled when a source is newer than the last bundles. Ours unless others are given. */
export function bundledWorkers(
  of?: Sources,
): Promise<{ name: string; options: { modules: { type: string; path: string }[] } }[]>;
