import { pickedText } from "~/domain/review/picked-text";
import { firstRowOf, type ReviewDraft } from "~/domain/review/review-draft";

/**
 * The hidden state of the review that its form carries: the original values, where values were taken from, the steps.
 */
export function ReviewState({ documentId, draft }: { documentId: string; draft: ReviewDraft }) {
  const { corner } = draft;
  const kept = {
    document: documentId,
    revision: String(draft.revision),
    window: `${firstRowOf(draft)}/${draft.window?.of ?? draft.was.lines.length}`,
    was: JSON.stringify(draft.was),
    past: JSON.stringify(draft.past),
    future: JSON.stringify(draft.future),
    corner: corner ? `${corner.page}@${corner.x.toFixed(4)},${corner.y.toFixed(4)}` : "",
  };
  return (
    <>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {draft.checked.map((input) => (
        <input key={input} type="hidden" name="checked" value={input} />
      ))}
      {Object.entries(draft.picked).map(([name, place]) => (
        <input key={name} type="hidden" name={`picked.${name}`} value={pickedText(place)} />
      ))}
    </>
  );
}
