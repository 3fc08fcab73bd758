import type { ReactNode } from "react";
import { type ButtonKind, buttonStyle } from "../form/button-style";
import { useFolding } from "./use-folding";

type Props = { label: ReactNode; kind?: ButtonKind; children: ReactNode };

/** A panel under a button that folds by itself when one goes on; without script a press on its button folds it. */
export function DropMenu({ label, kind = "secondary", children }: Props) {
  const folding = useFolding();
  return (
    <details ref={folding} className="drop-panel">
      <summary className={`${buttonStyle(kind)} max-sm:px-2!`}>{label}</summary>
      <div>{children}</div>
    </details>
  );
}
