import { noteUploadsKept } from "./uploads-kept";

/**
 * A file that is still to be sent, as the browser keeps it: so that it is not lost when the page is loaded again. One that was
 * taken is noted as `received` until all that were sent with it are, so that they are counted together. `file` is null
 * then, and where the browser had no room for it.
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

/** What was not sent within a day is not wanted any more. */
const longestKept = 24 * 60 * 60 * 1_000;

const store = "uploads";

/** Keeps a file, or at least its name. Keeping is a help and never a condition: it does not throw. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  await inStore((uploads) => uploads.put(upload)).catch(() =>
    inStore((uploads) => uploads.put({ ...upload, file: null })).catch(() => {}),
  );
  // After the keeping: a look that found nothing yet may have come between.
  noteUploadsKept(true);
}

export async function forgetUploads(keys: readonly string[]): Promise<void> {
  await inStore((uploads) => keys.map((key) => uploads.delete(key)).at(-1)).catch(() => {});
}

/**
 * The files that were to be sent to this address when the page was left, those chosen first before; with those that had
 * been taken, if any were not.
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
