import { comparedReadings } from "~/domain/training/version-comparison";
import type { VersionReadings } from "~/operations/ports";

/** Documents are read again in the document Worker, where the engine and its weights are. */
export const openVersionReadings = (extraction: Fetcher): VersionReadings => ({
  async compare(request) {
    const answer = await extraction.fetch("http://extraction/version-comparisons", {
      method: "POST",
      body: JSON.stringify(request),
    });
    if (!answer.ok) throw new Error(`comparing versions of ${request.modelId} failed: ${answer.status}`);
    return comparedReadings.parse(await answer.json());
  },
});
