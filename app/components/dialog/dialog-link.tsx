import { Link } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { type ButtonKind, buttonStyle } from "~/components/form/button-style";
import { DialogWindow } from "./dialog-window";

type Props = {
  /** The address of a page made with QuestionPage or OutcomePage. */
  to: string;
  /** Looks like a button of this kind; like a link unless given. */
  kind?: ButtonKind;
  /** Says more than the visible words, where several links of a page read the same. */
  label?: string;
  children: ReactNode;
};

/** A link to a dialog's page. With script the page is shown in a modal window above this one. */
export function DialogLink({ to, kind, label, children }: Props) {
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link to={to} onClick={show} aria-label={label} className={kind ? buttonStyle(kind) : "link"}>
        {children}
      </Link>
      {open && <DialogWindow path={to} onClose={() => setOpen(false)} />}
    </>
  );
}
