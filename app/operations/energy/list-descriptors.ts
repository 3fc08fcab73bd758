import { read } from "~/data/commit";
import { countDescriptors, selectDescriptors } from "~/data/shard/energy-descriptors";
import type { Descriptor } from "~/domain/energy/descriptor";
import { descriptorsInput } from "~/domain/energy/energy-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** What is known of a bill's line; `supplier` is whose bill it was first seen on. */
export type KnownLine = Descriptor & { id: string; supplier: string; described: boolean };

export type KnownLines = {
  items: KnownLine[];
  next: string | null;
  counts: { described: number; waiting: number };
};

/** A page of the lines of bills that are described, or of those that wait for it. */
export const listDescriptors = defineOperation({
  name: "energy.list-descriptors",
  permission: "TenantModel.ViewDocument",
  input: descriptorsInput,
  async run({ shard }: TenantContext, { described, after, size }): Promise<KnownLines> {
    const [rows, [known], [waiting]] = await read(shard, [
      selectDescriptors(shard, described, after, size + 1),
      countDescriptors(shard, true),
      countDescriptors(shard, false),
    ]);
    const items = rows.slice(0, size);
    return {
      items,
      next: rows.length > size ? (items.at(-1)?.id ?? null) : null,
      counts: { described: known?.count ?? 0, waiting: waiting?.count ?? 0 },
    };
  },
});
