import { read } from "~/data/commit";
import { selectLayoutFiles } from "~/data/shard/document-layouts";
import { selectSuppliersOf } from "~/data/shard/suppliers";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { documentOfLayout } from "~/domain/suppliers/document-layout";

/** The names of suppliers, and of layouts that of the file of the newest checked document, by their ids. Those that are gone are missing. */
export async function namesOfGroups(
  shard: TenantShard,
  groups: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(groups)];
  const layouts = ids.filter((id) => documentOfLayout(id) !== null);
  const suppliers = ids.filter((id) => documentOfLayout(id) === null);
  const [named] = await read(shard, [selectSuppliersOf(shard, suppliers)]);
  const files = layouts.length > 0 ? await selectLayoutFiles(shard, layouts) : [];
  return new Map([
    ...named.map(({ id, name }) => [id, name] as const),
    ...files.map(({ layout, fileName }) => [layout, fileName] as const),
  ]);
}
