import type { FileStore, StoredFiles } from "~/operations/ports";
import { putMultipart } from "./put-multipart";

/**
 * The files of one tenant in the bucket of its shard; those that a move has not brought there yet are looked for in the bucket of
 * the shard before.
 */
export function openFileStore(bucket: R2Bucket, tenantId: string, before?: R2Bucket): FileStore {
  const inTenant = (key: string) => `${tenantId}/${key}`;
  const find = async (key: string) =>
    (await bucket.get(inTenant(key))) ?? (await before?.get(inTenant(key))) ?? null;
  const both = before ? [before, bucket] : [bucket];
  return {
    async put(key, body, contentType) {
      await bucket.put(inTenant(key), body, { httpMetadata: { contentType } });
    },
    async get(key) {
      const object = await find(key);
      if (!object) return null;
      const contentType = object.httpMetadata?.contentType ?? "application/octet-stream";
      return { stream: object.body, byteSize: object.size, contentType };
    },
    async bytes(key) {
      const object = await find(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    async piece(key, range) {
      const object =
        (await bucket.get(inTenant(key), { range })) ?? (await before?.get(inTenant(key), { range })) ?? null;
      return object && { stream: object.body, byteSize: object.size };
    },
    async list(prefix, after, limit) {
      const found = new Map<string, number>();
      for (const store of both) {
        const startAfter = after && inTenant(after);
        const page = await store.list({ prefix: inTenant(prefix), limit, ...(startAfter && { startAfter }) });
        for (const { key, size } of page.objects) found.set(key.slice(tenantId.length + 1), size);
      }
      return [...found]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .slice(0, limit)
        .map(([key, byteSize]) => ({ key, byteSize }));
    },
    putStream: (key, body, contentType) => putMultipart(bucket, inTenant(key), body, contentType),
    async deleteSome(prefix) {
      for (const store of both) if (await deleteSomeOf(store, inTenant(prefix))) return true;
      return false;
    },
    async deleteAll(prefix) {
      for (const store of both) await deleteAllOf(store, inTenant(prefix));
    },
  };
}

async function deleteSomeOf(bucket: R2Bucket, prefix: string): Promise<boolean> {
  const { objects } = await bucket.list({ prefix });
  if (objects.length > 0) await bucket.delete(objects.map((object) => object.key));
  return objects.length > 0;
}

async function deleteAllOf(bucket: R2Bucket, prefix: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
    if (page.objects.length > 0) await bucket.delete(page.objects.map((object) => object.key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

/** All files in the bucket of a shard. */
export const openStoredFiles = (bucket: R2Bucket): StoredFiles => ({
  async listAfter(key, limit) {
    const { objects } = await bucket.list({ limit, ...(key && { startAfter: key }) });
    return objects.map((object) => ({ key: object.key, storedAt: object.uploaded }));
  },
  async delete(keys) {
    await bucket.delete(keys);
  },
});
