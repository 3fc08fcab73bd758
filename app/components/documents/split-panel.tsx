import type { SplitPart } from "@fieldwise/engine";
import { Link } from "@remix-run/react";
import { hasResult } from "~/domain/documents/status";
import { shownRanges } from "~/domain/splitting/page-ranges";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import type { Review } from "./review";
import { SplitStrip } from "./split-strip";
import { StatusBadge } from "./status-badge";

type Props = { review: Review; mayEdit: boolean; typed: string | null; error: string | undefined };

/** What a file that contains several documents is split into, or may be; and for a part, the file it comes from. */
export function SplitPanel({ review, mayEdit, typed, error }: Props) {
  const { t } = useTranslation();
  const { split, parent, pageCount, splittable } = review;
  if (parent)
    return (
      <p className="text-muted">
        {t("splitting.part-of", { pages: shownRanges([parent]) })}{" "}
        <Link to={`/documents/${parent.documentId}`} className="link break-all">
          {t("splitting.whole-file")}
        </Link>
      </p>
    );
  if (split && split.parts.length > 0) return <SplitParts review={review} mayEdit={mayEdit} />;
  if (!mayEdit || !splittable || pageCount < 2) return null;
  const proposed = split?.proposed ?? [];
  const form = (
    <>
      <SplitStrip
        pages={review.pages}
        starts={proposed.map(({ first }) => first)}
        reviewed={hasResult(review.status)}
      />
      <details open={error !== undefined}>
        <summary className="w-fit cursor-pointer text-sm link">{t("splitting.by-ranges")}</summary>
        <SplitForm pages={typed ?? shownRanges(proposed)} error={error} pageCount={pageCount} />
      </details>
    </>
  );
  if (proposed.length === 0)
    return (
      <details open={error !== undefined} className="rounded-sm border border-line bg-surface px-4 py-2">
        <summary className="font-medium">{t("splitting.offer")}</summary>
        {form}
      </details>
    );
  return (
    <section
      aria-labelledby="split-proposal"
      className="grid gap-2 rounded-sm border-l-4 border-accent bg-accent-soft px-4 py-3"
    >
      <h2 id="split-proposal" className="text-base font-semibold">
        {t("splitting.proposed", { count: proposed.length })}
      </h2>
      <ProposedParts parts={proposed} />
      {form}
    </section>
  );
}

function ProposedParts({ parts }: { parts: readonly SplitPart[] }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-6">
      {parts.map((part) => (
        <li key={part.first}>
          {t(part.first === part.last ? "splitting.page" : "splitting.pages", { pages: shownRanges([part]) })}
          <span className="text-muted">
            {" "}
            · {t("splitting.sure", { percent: Math.floor(part.confidence * 100) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

type FormProps = { pages: string; error: string | undefined; pageCount: number };

function SplitForm({ pages, error, pageCount }: FormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" className="grid max-w-xl gap-2 pt-2">
      <Field
        name="pages"
        label={t("splitting.ranges")}
        hint={t("splitting.ranges-hint", { count: pageCount })}
        defaultValue={pages}
        error={error}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2 pb-1">
        <Button kind="secondary" name="intent" value="split">
          {t("splitting.split")}
        </Button>
      </div>
    </form>
  );
}

function SplitParts({ review, mayEdit }: { review: Review; mayEdit: boolean }) {
  const { t } = useTranslation();
  const parts = review.split?.parts ?? [];
  return (
    <section aria-labelledby="split-parts" className="grid gap-3">
      <h2 id="split-parts">{t("splitting.parts", { count: parts.length })}</h2>
      <p className="text-muted">
        {t(review.split?.byPerson ? "splitting.by-person" : "splitting.by-product")}
      </p>
      <ul className="grid rounded-sm border border-line bg-surface">
        {parts.map((part) => (
          <li
            key={part.documentId}
            className="grid gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-0 sm:grid-cols-[minmax(0,1fr)_8rem_14rem]"
          >
            <Link to={`/documents/${part.documentId}`} className="link break-all">
              {part.fileName}
            </Link>
            <span className="text-muted">
              {t(part.first === part.last ? "splitting.page" : "splitting.pages", {
                pages: shownRanges([part]),
              })}
            </span>
            <StatusBadge status={part.status} />
          </li>
        ))}
      </ul>
      {mayEdit && (
        <form method="post" className="grid gap-2">
          <p className="text-sm text-muted">{t("splitting.join-hint")}</p>
          <div>
            <Button kind="danger" name="intent" value="keep-whole">
              {t("splitting.join")}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
