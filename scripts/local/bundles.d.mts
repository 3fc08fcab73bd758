/** The Workers as Miniflare takes them; bundled when a source is newer than the last bundles. */
export function bundledWorkers(): Promise<
  { name: string; options: { modules: { type: string; path: string }[] } }[]
>;
