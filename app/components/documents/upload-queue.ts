import { maxUploadTries, uploadDelay } from "~/domain/intake/upload-retry";
import { sendFile } from "./send-file";
import { forgetUploads, type KeptUpload, keepUpload, keptUploads } from "./stored-uploads";
import type { UploadOutcome } from "./upload-outcome";

/**
 * A file being uploaded; `share` (0..1) is how much of it was sent. `missing` is one that was still to be sent when the
 * page was left and that must be chosen again; `again` is one that was not accepted and waits to be resent,
 * automatically or by a person.
 */
export type Upload = Omit<KeptUpload, "to" | "received"> & {
  share: number;
  state: "waiting" | "sending" | "retrying" | "again" | "missing" | "received" | "refused";
  message: { messageKey: string; values: Record<string, string | number> } | null;
};

/** The files that go to one address. */
export type UploadQueue = ReturnType<typeof newLine>;

const lines = new Map<string, UploadQueue>();

/** The files for this address. They are sent while other screens are open. */
export function uploadQueueTo(to: string): UploadQueue {
  const line = lines.get(to) ?? newLine(to);
  lines.set(to, line);
  return line;
}

/** Whether a file will still be sent automatically. */
export const isPending = ({ state }: Upload) =>
  state === "waiting" || state === "sending" || state === "retrying";

/** Whether a file is still to be sent, if necessary by a person. */
const isOpen = (upload: Upload) =>
  isPending(upload) || upload.state === "again" || upload.state === "missing";

/** Files sent at the same time. */
const atOnce = 4;

function newLine(to: string) {
  let uploads: readonly Upload[] = [];
  const ready: Upload[] = [];
  const watchers = new Set<() => void>();
  let sending = 0;
  let takenUp = false;

  const put = (now: readonly Upload[]) => {
    uploads = now;
    askBeforeLeaving(to, uploads.some(isPending));
    for (const changed of watchers) changed();
  };
  const change = (key: string, by: Partial<Upload>) =>
    put(uploads.map((upload) => (upload.key === key ? { ...upload, ...by } : upload)));

  const start = (next: readonly Upload[]) => {
    ready.push(...next);
    while (sending < atOnce && ready.length > 0) void work();
  };

  const work = async () => {
    sending += 1;
    for (let upload = ready.shift(); upload; upload = ready.shift()) await send(upload);
    sending -= 1;
  };

  const send = async ({ key, file, fileName }: Upload) => {
    if (!file) return;
    for (let tries = 1; ; tries += 1) {
      change(key, { state: "sending", share: 0, message: null });
      const outcome = await sendFile({ file, key }, fileName, to, (share) => change(key, { share }));
      if (outcome.state !== "again" || !outcome.byItself || tries >= maxUploadTries)
        return settle(key, outcome);
      change(key, { state: "retrying" });
      await pause(uploadDelay(tries, outcome.retryAfter, Math.random()));
    }
  };

  const settle = (key: string, outcome: UploadOutcome) => {
    const { state } = outcome;
    if (state === "received") change(key, { state, share: 1, file: null, message: null });
    else {
      const values = state === "refused" ? outcome.values : {};
      change(key, { state, message: { messageKey: outcome.messageKey, values } });
    }
    noteOutcome(key, state);
  };

  /** Stored files are there when the page is reloaded; once nothing is left to be sent, nothing needs to be stored. */
  const noteOutcome = (key: string, state: UploadOutcome["state"]) => {
    const settled = uploads.find((upload) => upload.key === key);
    if (!uploads.some(isOpen)) void forgetUploads(uploads.map((upload) => upload.key));
    else if (state === "refused") void forgetUploads([key]);
    else if (state === "received" && settled) keep(settled);
  };

  /**
   * Files that were done before the screen was left are no longer shown; those done while another screen is open are
   * shown on return. In development React leaves each screen once and returns at once.
   */
  const endTelling = () => {
    if (watchers.size === 0 && !uploads.some(isOpen)) put([]);
  };

  const keep = ({ key, fileName, byteSize, file, at, state }: Upload) =>
    void keepUpload({ key, to, fileName, byteSize, file, at, received: state === "received" });

  return {
    now: () => uploads,
    /** Calls `changed` whenever something changes, until the returned function is called, when the screen is left. */
    watch: (changed: () => void) => {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
        queueMicrotask(endTelling);
      };
    },

    /** Resumes what was still to be sent when the page was loaded again. */
    async takeUp() {
      if (takenUp) return;
      takenUp = true;
      const found = (await keptUploads(to))
        .filter(({ key }) => !uploads.some((upload) => upload.key === key))
        .map(
          ({ key, fileName, byteSize, file, at, received }): Upload => ({
            key,
            fileName,
            byteSize,
            file,
            at,
            share: received ? 1 : 0,
            message: null,
            state: received ? "received" : file ? "waiting" : "missing",
          }),
        );
      put([...uploads, ...found]);
      start(found.filter(({ file }) => file));
    },

    /**
     * Sends files. A file that is chosen again, because it was missing or not accepted, is the same file and keeps its
     * key.
     */
    begin(files: Iterable<File>) {
      const open = uploads.filter(({ state }) => state === "missing" || state === "again");
      const next = [...files].map((file, index): Upload => {
        const was = open.findIndex(
          ({ fileName, byteSize }) => fileName === file.name && byteSize === file.size,
        );
        const [found] = was < 0 ? [] : open.splice(was, 1);
        const known = { fileName: file.name, byteSize: file.size, file, at: Date.now() + index / 1_000 };
        return { ...known, key: found?.key ?? newKey(), share: 0, state: "waiting", message: null };
      });
      put([...uploads.filter(({ key }) => !next.some((upload) => upload.key === key)), ...next]);
      next.forEach(keep);
      start(next);
    },

    sendAgain(keys: readonly string[]) {
      const next = uploads.filter(({ key, state }) => keys.includes(key) && state === "again");
      put(
        uploads.map((upload) =>
          next.includes(upload) ? { ...upload, state: "waiting", message: null } : upload,
        ),
      );
      start(next);
    },

    giveUp(keys: readonly string[]) {
      put(uploads.filter(({ key }) => !keys.includes(key)));
      void forgetUploads(uploads.some(isOpen) ? keys : [...keys, ...uploads.map(({ key }) => key)]);
    },
  };
}

/** The addresses with files being uploaded. */
const busy = new Set<string>();

/**
 * While files are being uploaded the browser asks, in its own words, before the page is closed; other screens continue
 * to send.
 */
function askBeforeLeaving(to: string, isBusy: boolean): void {
  if (isBusy) busy.add(to);
  else busy.delete(to);
  globalThis.removeEventListener?.("beforeunload", ask);
  if (busy.size > 0) globalThis.addEventListener?.("beforeunload", ask);
}

const ask = (event: Event) => event.preventDefault();

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Random enough to be unique; `randomUUID` exists only in secure contexts. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
