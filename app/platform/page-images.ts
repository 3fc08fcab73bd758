import type { PageImages } from "~/operations/training/steps/annotation-entries";

/** Images of pages as the document Worker draws them. */
export const openPageImages = (extraction: Fetcher): PageImages => ({
  async draw(path, width) {
    const answer = await extraction.fetch(`http://extraction${path}?width=${width}`);
    if (answer.ok) return answer.body;
    await answer.body?.cancel();
    return null;
  },
});
