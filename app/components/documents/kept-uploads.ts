import { noteUploadsKept } from "./uploads-kept";

/**
 * A file that is still to be sent, as the browser keeps it until it was taken: so that it is not lost when the page is loaded
 * again. `file` is null where the browser had no room for it.
 */
export type KeptUpload = {
  key: string;
  to: string;
  fileName: string;
  byteSize: number;
  file: Blob | null;
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

export async function forgetUpload(key: string): Promise<void> {
  await inStore((uploads) => uploads.delete(key)).catch(() => {});
}

/** The files that were to be sent to this address when the page was left, those chosen first before. */
export async function keptUploads(to: string): Promise<KeptUpload[]> {
  const all = await inStore<KeptUpload[]>((uploads) => uploads.getAll()).catch(() => []);
  if (all.length === 0) noteUploadsKept(false);
  const old = all.filter(({ at }) => Date.now() - at > longestKept);
  await Promise.all(old.map(({ key }) => forgetUpload(key)));
  return all
    .filter((upload) => upload.to === to && !old.includes(upload))
    .sort((one, other) => one.at - other.at);
}

function inStore<T = unknown>(act: (uploads: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("fieldwise-uploads", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: "key" });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const work = database.transaction(store, "readwrite");
        const request = act(work.objectStore(store));
        work.oncomplete = () => resolve(request.result as T);
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
