import { commit, read, type Statement } from "~/data/commit";
import { selectDocument, selectResult } from "~/data/shard/document-details";
import { noteConcerns, selectOpenQuestions } from "~/data/shard/document-readiness";
import { isJudged, kindsOf, noOpenQuestions } from "~/domain/documents/concerns";
import { concernsOf, judgedFound, judgedOf } from "~/domain/documents/readiness";
import type { TenantContext } from "../../context";

type Context = Pick<TenantContext, "shard" | "tenant">;

/** Documents whose results are read at once. */
const atOnce = 10;

/** Judges documents again by the rule and their models as they are now; those that are not judged are passed over. */
export async function judgeDocuments(context: Context, documentIds: readonly string[]): Promise<void> {
  for (let start = 0; start < documentIds.length; start += atOnce) {
    const some = documentIds.slice(start, start + atOnce);
    const notes = await Promise.all(some.map((documentId) => notesOf(context, documentId)));
    const [first, ...rest] = notes.flat();
    if (first) await commit(context.shard, [first, ...rest]);
  }
}

async function notesOf({ shard }: Context, documentId: string): Promise<Statement[]> {
  const [[row], [result], [open]] = await read(shard, [
    selectDocument(shard, documentId),
    selectResult(shard, documentId),
    selectOpenQuestions(shard, documentId),
  ]);
  if (!row || !isJudged(row.document.status)) return [];
  const { attempt, revision } = row.document;
  const seen = { documentId, attempt, revision };
  return [
    noteConcerns(
      shard,
      seen,
      kindsOf(
        concernsOf(row.model, result ? judgedOf(result) : nothing, noOpenQuestions, open?.supplierId ?? null),
      ),
    ),
  ];
}

const nothing = judgedFound({
  fields: {},
  lineItems: [],
  findings: [],
  proof: { state: "untested" as const, equations: [] },
});
