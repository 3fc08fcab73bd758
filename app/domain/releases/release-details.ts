import type { ReleaseState } from "./release";

/**
 * The state of a document's release; `problem` is the key of a sentence, `nextAt` when it is tried again, `path` where
 * its JSON was last stored, `hasCsv` whether a CSV lies beside it.
 */
export type ReleaseDetails = {
  provider: "default" | "ftp";
  state: ReleaseState;
  attempts: number;
  problem: string | null;
  path: string | null;
  hasCsv: boolean;
  requestedAt: Date;
  nextAt: Date | null;
  doneAt: Date | null;
};
