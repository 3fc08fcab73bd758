import { useRevalidator } from "@remix-run/react";
import { useRef, useState } from "react";
import { sendFile } from "./send-file";
import type { UploadOutcome } from "./upload-outcome";

/** A file on its way; `share` (0..1) says how much of it has left. */
export type Upload = { id: number; fileName: string; share: number; outcome: UploadOutcome | null };

/** Sends files one after the other and shows the list anew after each of them. */
export function useUploads(to: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const { revalidate } = useRevalidator();
  const line = useRef(Promise.resolve());
  const change = (id: number, by: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...by } : upload)));

  const begin = (files: Iterable<File>) => {
    for (const file of files) {
      const id = nextId++;
      setUploads((known) => [...known, { id, fileName: file.name, share: 0, outcome: null }]);
      line.current = line.current.then(async () => {
        const outcome = await sendFile(file, to, (share) => change(id, { share }));
        change(id, { share: 1, outcome });
        revalidate();
      });
    }
  };
  return { uploads, begin };
}

let nextId = 1;
