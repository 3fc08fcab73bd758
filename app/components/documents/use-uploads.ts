import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { mostUploadTries, uploadDelay } from "~/domain/intake/upload-retry";
import { forgetUpload, type KeptUpload, keepUpload, keptUploads } from "./kept-uploads";
import { sendFile } from "./send-file";
import type { UploadOutcome } from "./upload-outcome";

/**
 * A file on its way; `share` (0..1) says how much of it has left. `missing` is one that was to be sent when the page was left
 * and that must be chosen once more; `again` one that was not taken and waits to be sent again, by itself or by a person.
 */
export type Upload = Pick<KeptUpload, "key" | "fileName" | "byteSize" | "file"> & {
  share: number;
  state: "waiting" | "sending" | "retrying" | "again" | "missing" | "received" | "refused";
  message: { messageKey: string; values: Record<string, string | number> } | null;
};

/** Files on their way at once. */
const atOnce = 4;

/** The list is shown anew this often while files arrive. */
const showEvery = 2_000;

/**
 * Sends files, each with a key that makes it one document however often it is sent: again by itself when the connection or
 * the server fails, with longer and longer waits, and on from where it was when the page is loaded again.
 */
export function useUploads(to: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const { revalidate } = useRevalidator();
  const line = useRef<Upload[]>([]);
  const sending = useRef(0);
  const shownAt = useRef(0);

  const change = (key: string, by: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...by } : upload)));

  const show = () => {
    const isLast = sending.current === 0 && line.current.length === 0;
    if (!isLast && Date.now() - shownAt.current < showEvery) return;
    shownAt.current = Date.now();
    revalidate();
  };

  const work = async () => {
    sending.current += 1;
    for (let upload = line.current.shift(); upload; upload = line.current.shift()) {
      await send(upload);
      show();
    }
    sending.current -= 1;
    show();
  };

  const send = async ({ key, file, fileName }: Upload) => {
    if (!file) return;
    for (let tries = 1; ; tries += 1) {
      change(key, { state: "sending", share: 0, message: null });
      const outcome = await sendFile({ file, key }, fileName, to, (share) => change(key, { share }));
      if (outcome.state !== "again" || !outcome.byItself || tries >= mostUploadTries)
        return settle(key, outcome);
      change(key, { state: "retrying" });
      await pause(uploadDelay(tries, outcome.retryAfter, Math.random()));
    }
  };

  const settle = (key: string, outcome: UploadOutcome) => {
    if (outcome.state !== "again") void forgetUpload(key);
    const { state } = outcome;
    if (state === "received") return change(key, { state, share: 1, file: null, message: null });
    const values = state === "refused" ? outcome.values : {};
    change(key, { state, message: { messageKey: outcome.messageKey, values } });
  };

  const start = (ready: Upload[]) => {
    line.current.push(...ready);
    while (sending.current < Math.min(atOnce, sending.current + line.current.length)) void work();
  };

  const begin = (files: Iterable<File>) => {
    // What is chosen once more is the same file: it keeps its key.
    const missing = uploads.filter(({ state }) => state === "missing" || state === "again");
    const ready = [...files].map((file): Upload => {
      const was = missing.findIndex(
        ({ fileName, byteSize }) => fileName === file.name && byteSize === file.size,
      );
      const [found] = was < 0 ? [] : missing.splice(was, 1);
      const known = { fileName: file.name, byteSize: file.size, file };
      return { ...known, key: found?.key ?? newKey(), share: 0, state: "waiting", message: null };
    });
    setUploads((known) => [
      ...known.filter(({ key }) => !ready.some((upload) => upload.key === key)),
      ...ready,
    ]);
    for (const [index, { key, fileName, byteSize, file }] of ready.entries())
      void keepUpload({ key, to, fileName, byteSize, file, at: Date.now() + index / 1_000 });
    start(ready);
  };

  const sendAgain = (keys: readonly string[]) => {
    const ready = uploads.filter(({ key, state }) => keys.includes(key) && state === "again");
    for (const { key } of ready) change(key, { state: "waiting", message: null });
    start(ready);
  };

  const giveUp = (keys: readonly string[]) => {
    for (const key of keys) void forgetUpload(key);
    setUploads((known) => known.filter(({ key }) => !keys.includes(key)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page was loaded
  useEffect(() => {
    let left = false;
    void keptUploads(to).then((kept) => {
      if (left || kept.length === 0) return;
      const found = kept.map(
        ({ key, fileName, byteSize, file }): Upload => ({
          ...{ key, fileName, byteSize, file, share: 0, message: null },
          state: file ? "waiting" : "missing",
        }),
      );
      setUploads((known) => [...known, ...found.filter(({ key }) => !known.some((one) => one.key === key))]);
      start(found.filter(({ file }) => file));
    });
    return () => {
      left = true;
    };
  }, [to]);

  return { uploads, begin, sendAgain, giveUp };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Random enough to meet no other; `randomUUID` is there on encrypted pages alone. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
