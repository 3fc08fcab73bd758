import { kindOf } from "@fieldwise/engine";
import { fingerprintOf, lookupKeys } from "@fieldwise/engine/memory";
import type { SeenKind } from "~/domain/inbox/choose-model";
import { readingAttempt } from "~/domain/inbox/waiting-file";
import { writtenIn } from "~/domain/inbox/written-in";
import { buildLayout } from "../../processing/steps/build-layout";
import { findWords } from "../../processing/steps/load-words";

/** What the first page of a file looks like, the keys under which others of its layout are found, and its words. */
export type FirstPageAnalysis = { seen: SeenKind; keys: string[]; text: string };

type Files = Parameters<typeof findWords>[0];

/** Looks at the words of a file's first page; null when it has none, or none yet. A document's is that of an attempt. */
export async function analyzeFirstPage(
  { files }: { files: Files },
  documentId: string,
  attempt = readingAttempt,
): Promise<FirstPageAnalysis | null> {
  const page = await findWords(files, { documentId, attempt }, 1);
  if (!page || page.words.length === 0) return null;
  const layout = await buildLayout([page]);
  const text = page.words.map((word) => word.text).join(" ");
  return {
    seen: { ...kindOf(layout), writtenIn: writtenIn(text) },
    keys: lookupKeys(fingerprintOf(layout)),
    text,
  };
}
