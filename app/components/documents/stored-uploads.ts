import { noteUploadsKept } from "./has-stored-uploads";

/**
 * A file that is still to be sent, as the browser stores it, so that it is not lost when the page is reloaded. An
 * accepted one is kept as `received` until all that were sent with it are, so that they are counted together. `file` is
 * null then, and when the browser had no space for it.
 */
export type KeptUpload = {
  key: string;
  to: string;
  fileName: string;
  byteSize: number;
  file: Blob | null;
  received: boolean;
  at: number;
};

/** Files that were not sent within a day are dropped. */
const longestKept = 24 * 60 * 60 * 1_000;

const store = "uploads";

/** Stores a file, or at least its name. Storing is only a convenience: it does not throw. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  await inStore((uploads) => uploads.put(upload)).catch(() =>
    inStore((uploads) => uploads.put({ ...upload, file: null })).catch(() => {}),
  );
  // After storing: a check that found nothing yet may have run in between.
  noteUploadsKept(true);
}

export async function forgetUploads(keys: readonly string[]): Promise<void> {
  await inStore((uploads) => keys.map((key) => uploads.delete(key)).at(-1)).catch(() => {});
}

/**
 * The files for this address that were still to be sent when the page was left, oldest first; with those that had been
 * accepted, if any were not.
 */
export async function keptUploads(to: string): Promise<KeptUpload[]> {
  const all = await inStore<KeptUpload[]>((uploads) => uploads.getAll()).catch(() => []);
  if (all.length === 0) noteUploadsKept(false);
  const old = all.filter(({ at }) => Date.now() - at > longestKept);
  const kept = all.filter((upload) => upload.to === to && !old.includes(upload));
  const isDone = kept.every(({ received }) => received);
  await forgetUploads([...old, ...(isDone ? kept : [])].map(({ key }) => key));
  return isDone ? [] : kept.sort((one, other) => one.at - other.at);
}

function inStore<T = unknown>(act: (uploads: IDBObjectStore) => IDBRequest | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("fieldwise-uploads", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: "key" });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const work = database.transaction(store, "readwrite");
        const request = act(work.objectStore(store));
        work.oncomplete = () => resolve(request?.result as T);
        work.onabort = () => reject(work.error);
        work.onerror = () => reject(work.error);
      } catch (error) {
        reject(error);
      } finally {
        database.close();
      }
    };
  });
}
