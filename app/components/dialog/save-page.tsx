import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { pathAfterDialog } from "~/domain/dialogs/path-after-dialog";
import { useTranslation } from "~/locales/use-translation";
import { useScript } from "../form/use-script";
import { useHasPendingRequest } from "../shell/pending-requests";
import { OutcomePage } from "./outcome-page";
import { Progress } from "./progress";

type Props = {
  /** Whether the page's address asks for the outcome of its save (`isDialogDone`). */
  done: boolean;
  /** The sentence that says what happened. */
  message: string;
  /** Where OK leads unless the specification's rules name a place for this address. */
  okTo: string;
  /** The page with its form, whose action returns `dialogDone`. */
  children: ReactNode;
};

/**
 * A page whose form is saved with a dialog: with script, a window above it that shows the progress and then the
 * outcome; without script, the outcome as a page. Problems are shown in the form.
 */
export function SavePage({ done, message, okTo, children }: Props) {
  const script = useScript();
  const saving = useIsSaving();
  if (done && !script) return <OutcomePage message={message} okTo={okTo} />;
  return (
    <>
      {children}
      {(saving || done) && (
        <SaveWindow okTo={okTo} done={!saving}>
          <OutcomePage message={message} okTo={okTo} />
        </SaveWindow>
      )}
    </>
  );
}

/**
 * Whether this page's form is being sent; a button with an intent of its own does something else. It counts as answered
 * once it was refused, although the frame's data is loaded again after that: people correct it meanwhile.
 */
function useIsSaving(): boolean {
  const { formData, formMethod, formAction, state, location } = useNavigation();
  const { pathname } = useLocation();
  const isHeld = useHasPendingRequest();
  if (isHeld || !formData || formData.has("intent") || formMethod !== "POST") return false;
  const to = location && `${location.pathname}${location.search}`;
  const isRefused = state === "loading" && to === formAction;
  return !isRefused && formAction?.split("?")[0] === pathname;
}

function SaveWindow({ okTo, done, children }: { okTo: string; done: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    frame.current?.showModal();
  }, []);
  useEffect(() => {
    if (done) frame.current?.querySelector("a")?.focus();
  }, [done]);
  const leave = () => navigate(pathAfterDialog(pathname, okTo));
  return (
    <dialog
      ref={frame}
      aria-labelledby={done ? "dialog-title" : undefined}
      aria-label={done ? undefined : t("dialog.saving")}
      onCancel={(event) => {
        event.preventDefault();
        if (done) leave();
      }}
      className="dialog m-auto w-[calc(100%-2rem)] max-w-xl rounded-sm border border-line bg-surface text-ink shadow-lg"
    >
      {done ? (
        children
      ) : (
        <div className="p-6">
          <Progress text={t("dialog.saving")} />
        </div>
      )}
    </dialog>
  );
}
