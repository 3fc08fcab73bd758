import { useNavigate } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "~/locales/use-translation";
import { dialogIn } from "./dialog-in";
import { Progress } from "./progress";

/**
 * The page at `path` in a modal window. The page is requested as the browser would request it, and its forms are sent
 * the same way, so that page and window cannot differ; a page without a dialog is navigated to.
 */
export function DialogWindow({ path, onClose }: { path: string; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const frame = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [doing, setDoing] = useState<string | null>(t("dialog.loading"));

  const go = (to: string) => {
    onClose();
    navigate(to);
  };
  const show = async (address: string, request?: RequestInit) => {
    try {
      const { dialog, url } = await dialogIn(address, request);
      if (!dialog) return go(url);
      content.current?.replaceChildren(dialog);
      setDoing(null);
      frame.current?.querySelector<HTMLElement>("[data-dialog] :is(input, button, a)")?.focus();
    } catch {
      go(path);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one window shows one page, from its beginning
  useEffect(() => {
    frame.current?.showModal();
    void show(path);
  }, []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
    setDoing(form.dataset.progress ?? t("dialog.working"));
    void show(form.action, { method: "POST", body: new URLSearchParams(sent) });
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target) return;
    event.preventDefault();
    if ("dialogClose" in link.dataset) onClose();
    else go(link.pathname + link.search);
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: links inside answer the keyboard with a click by themselves
    <dialog
      ref={frame}
      aria-labelledby="dialog-title"
      onCancel={(event) => doing && event.preventDefault()}
      onClose={onClose}
      onSubmit={onSubmit}
      onClick={onClick}
      className="dialog m-auto w-[calc(100%-2rem)] max-w-xl rounded-sm border border-line bg-surface text-ink shadow-lg"
    >
      {doing && (
        <div className="p-6">
          <Progress text={doing} />
        </div>
      )}
      <div ref={content} hidden={doing !== null} />
    </dialog>,
    document.body,
  );
}
