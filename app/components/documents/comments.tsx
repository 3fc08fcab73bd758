import { useEffect, useRef } from "react";
import { lineEnds } from "~/domain/documents/line-ends";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { controlStyle } from "../form/field-frame";
import { fieldId } from "../form/field-id";
import type { Review } from "./review";

type Props = { comments: Review["comments"]; typed: string; error: string | undefined; mayWrite: boolean };

/** What people wrote about the document. Part of the review's form, so that adding a comment loses no other entry. */
export function Comments({ comments, typed, error, mayWrite }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLTextAreaElement>(null);
  const [newest] = comments;
  // With script the form stays mounted; once the comment was added, its input is cleared.
  useEffect(() => {
    if (box.current && newest && box.current.value.trim() === lineEnds(newest.body)) box.current.value = "";
  }, [newest]);
  if (!mayWrite && comments.length === 0) return null;
  const id = fieldId("comment");
  return (
    <details
      id="comments"
      open={comments.length > 0 || typed !== "" || error !== undefined}
      className="scroll-mt-16 rounded-sm border border-line bg-surface px-3 py-2"
    >
      <summary className="font-medium">{t("review.comments", { count: comments.length })}</summary>
      <ul className="grid gap-2 py-2">
        {comments.map(({ id: key, who, at, body }) => (
          <li key={key}>
            <span className="block text-sm text-muted">
              {who ?? t("review.somebody")} · {at}
            </span>
            <span className="wrap-anywhere whitespace-pre-line">{body}</span>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div className="grid gap-2 pb-1">
          <label htmlFor={id} className="text-sm">
            {t("review.comment")}
          </label>
          <textarea
            ref={box}
            id={id}
            name="comment"
            rows={2}
            maxLength={2000}
            defaultValue={typed}
            aria-invalid={error ? true : undefined}
            className={controlStyle}
          />
          {error && <p className="text-sm font-medium text-failed">{error}</p>}
          <div>
            <Button kind="secondary" name="intent" value="comment">
              {t("review.comment-add")}
            </Button>
          </div>
        </div>
      )}
    </details>
  );
}
