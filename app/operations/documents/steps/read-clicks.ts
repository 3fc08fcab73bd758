import type { Page } from "@fieldwise/engine/reading";
import type { ExpectedRevision } from "~/data/shard/document-conditions";
import type { Click } from "~/domain/documents/correct-result";
import { documentFiles } from "~/domain/documents/document-files";
import type { CorrectionsInput } from "~/domain/documents/document-inputs";
import { wordsBox } from "~/domain/documents/words-box";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { wordsKind } from "~/domain/stored/file-kinds";
import { readStored } from "~/domain/stored/stored-kind";
import type { TenantContext } from "../../context";

type AskedClick = CorrectionsInput["clicked"][number];

/** Where each click points. The words of a page are fetched once, however many fields were filled from it. */
export async function readClicks(
  { files }: TenantContext,
  { documentId, attempt }: ExpectedRevision,
  clicked: readonly AskedClick[],
): Promise<Click[]> {
  const pages = new Map<number, Page | null>();
  for (const { page, words } of clicked) {
    if (!words || pages.has(page)) continue;
    pages.set(page, readStored(wordsKind, await files.bytes(documentFiles.words(documentId, attempt, page))));
  }
  return clicked.flatMap((click, index) => clickOn(click, pages.get(click.page) ?? null, index));
}

function clickOn({ field, page, words, box }: AskedClick, read: Page | null, index: number): Click[] {
  if (!words) return box ? [{ field, place: { page, box }, text: null }] : [];
  const chosen = words.map((word) => read?.words[word]).filter((word) => word !== undefined);
  if (chosen.length !== words.length)
    throw new InvalidInput([{ path: ["clicked", index, "words"], message: "documents.error.no-such-word" }]);
  return [{ field, place: { page, box: wordsBox(chosen) }, text: chosen.map((word) => word.text).join(" ") }];
}
