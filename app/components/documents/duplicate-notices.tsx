import { Link } from "@remix-run/react";
import type { DuplicateDetails } from "~/domain/duplicates/duplicate-details";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { InlineIcon } from "../shell/inline-icon";

type Props = { duplicates: readonly DuplicateDetails[]; mayDismiss: boolean; reviewed: boolean };

/**
 * The documents that this one looks like, why, and a button to say that it is not a duplicate. While the document is
 * being `reviewed`, the button also sends the review form, so that no entry is lost.
 */
export function DuplicateNotices({ duplicates, mayDismiss, reviewed }: Props) {
  const { t } = useTranslation();
  if (duplicates.length === 0) return null;
  return (
    <section
      aria-label={t("duplicates.title")}
      className="grid gap-2 rounded-sm border-l-4 border-failed bg-failed-soft px-4 py-3"
    >
      {duplicates.map((duplicate) => (
        <form
          key={duplicate.documentId}
          method="post"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
        >
          <p className="min-w-0">
            <InlineIcon kind="warning" />{" "}
            {t(duplicate.earlier ? "duplicates.looks-like" : "duplicates.later")}{" "}
            <Link to={`/documents/${duplicate.documentId}`} className="link break-all">
              {duplicate.fileName}
            </Link>
            {" – "}
            {t(`duplicates.level.${duplicate.level}`)}
            {duplicate.level === "text" && duplicate.likeness !== null && (
              <> ({t("documents.percent", { percent: Math.round(duplicate.likeness * 100) })})</>
            )}
          </p>
          {mayDismiss && (
            <Button
              kind="secondary"
              form={reviewed ? "review" : undefined}
              name="intent"
              value={`not-duplicate:${duplicate.documentId}`}
              aria-label={t("duplicates.dismiss-of", { file: duplicate.fileName })}
            >
              {t("duplicates.dismiss")}
            </Button>
          )}
        </form>
      ))}
    </section>
  );
}
