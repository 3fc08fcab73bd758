import { fileDigest } from "~/domain/documents/file-digest";
import { AppError } from "~/domain/errors/app-error";

/** What makes a file that came in the same as one that came before: its key at the door, its content, and its model. */
export type Arrival = { modelId: string; sha256: string; sourceKey: string | null };

type Incoming = { modelId: string; bytes: Uint8Array; source: string; sourceKey?: string | undefined };

/** The arrival that an input describes. Keys of different doors do not meet: each begins with its door. */
export const arrivalOf = async ({ modelId, bytes, source, sourceKey }: Incoming): Promise<Arrival> => ({
  modelId,
  sha256: await fileDigest(bytes),
  sourceKey: sourceKey ? `${source}:${sourceKey}` : null,
});

/**
 * What came before with the source key of this arrival, looked up by `find`; null when nothing did, or there is no key. Throws
 * AppError `conflict` when it was another file or for another model.
 */
export async function earlierArrival<T extends Pick<Arrival, "modelId" | "sha256">>(
  arrival: Arrival,
  find: (sourceKey: string) => Promise<T | null>,
): Promise<T | null> {
  const earlier = arrival.sourceKey ? await find(arrival.sourceKey) : null;
  if (earlier && (earlier.sha256 !== arrival.sha256 || earlier.modelId !== arrival.modelId))
    throw new AppError("conflict", "error.source-key-reused");
  return earlier;
}
