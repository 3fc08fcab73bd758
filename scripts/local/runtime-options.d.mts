/** See `runtime-options.mjs`. */
export type Bundled = { name: string; options: Record<string, unknown> };
type Where = { registry: string; variables: Record<string, string>; storage?: string };
export declare function runtimeOptions(
  workers: readonly Bundled[],
  group: "web" | "documents",
  where: Where & { state: string; inspectorPort?: number },
): { workers: Record<string, never>[]; defaultPersistRoot: string } & Record<string, unknown>;
export declare function pagesOptions(
  workers: readonly Bundled[],
  where: Where,
): { workers: Record<string, never>[] };
