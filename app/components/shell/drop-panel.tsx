import type { ReactNode } from "react";
import { type ButtonKind, buttonStyle } from "../form/button-style";

type Props = { label: ReactNode; kind?: ButtonKind; open?: boolean; children: ReactNode };

/** The panel that a button of a page's header opens, without script; on a narrow screen it takes the whole width. */
export function DropPanel({ label, kind = "secondary", open = false, children }: Props) {
  return (
    <details className="drop-panel" open={open}>
      <summary className={`${buttonStyle(kind)} max-sm:px-2!`}>{label}</summary>
      <div>{children}</div>
    </details>
  );
}
