import { useEffect, useRef } from "react";
import { neverForced } from "~/domain/documents/concerns";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { LinkButton } from "../form/link-button";
import { ConcernList, type ShownConcern } from "./concern-list";

type Props = { documentId: string; concerns: readonly ShownConcern[]; address: string };

/**
 * Asks for confirmation before a document that is not ready is approved, or says that nobody can approve it yet. Its
 * buttons send the review, so that its entries are included; with script it is a window above the page.
 */
export function ApprovalQuestion({ documentId, concerns, address }: Props) {
  const { t } = useTranslation();
  const isHeld = concerns.some(({ kind }) => neverForced.includes(kind));
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    frame.current?.close();
    frame.current?.showModal();
    frame.current?.querySelector<HTMLElement>("button, a")?.focus();
  }, []);
  return (
    <dialog
      ref={frame}
      open
      aria-labelledby="approval-question"
      className="dialog static m-0 w-full max-w-xl rounded-sm border border-failed bg-surface p-5 text-ink shadow-lg [&:modal]:fixed [&:modal]:m-auto"
    >
      <div className="grid gap-4">
        <h2 id="approval-question">{t(isHeld ? "readiness.ask.held" : "readiness.ask.title")}</h2>
        <ConcernList concerns={concerns} />
        <p className="flex flex-wrap gap-2">
          {isHeld ? (
            <LinkButton to={`/documents/${documentId}/bank-account`}>{t("readiness.ask.settle")}</LinkButton>
          ) : (
            <Button form="review" name="intent" value="approve-anyway" formAction={address}>
              {t("readiness.ask.yes")}
            </Button>
          )}
          <LinkButton
            to="#review"
            onClick={(event) => {
              event.preventDefault();
              frame.current?.close();
            }}
          >
            {t("readiness.ask.no")}
          </LinkButton>
        </p>
      </div>
    </dialog>
  );
}
