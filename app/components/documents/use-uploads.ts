import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { isPending, uploadQueueTo } from "./upload-queue";

/** The list is refreshed this often while files arrive. */
const showEvery = 2_000;

/**
 * Sends files, each with a key that makes it one document however often it is sent: it retries when the connection or
 * the server fails, with increasing delays, and resumes when the page is reloaded. The list is refreshed as they
 * arrive.
 */
export function useUploads(to: string) {
  const line = uploadQueueTo(to);
  const uploads = useSyncExternalStore(line.watch, line.now, line.now);
  useEffect(() => void line.takeUp(), [line]);

  const { revalidate } = useRevalidator();
  const arrived = uploads.filter(({ state }) => state === "received").length;
  const isDone = !uploads.some(isPending);
  const shown = useRef({ arrived, at: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another file has arrived, and after the last
  useEffect(() => {
    const { current: last } = shown;
    if (arrived === last.arrived || (!isDone && Date.now() - last.at < showEvery)) return;
    shown.current = { arrived, at: Date.now() };
    if (arrived > last.arrived) revalidate();
  }, [arrived, isDone]);

  const { begin, sendAgain, giveUp } = line;
  return { uploads, begin, sendAgain, giveUp };
}
