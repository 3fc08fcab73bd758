import type { ReactNode } from "react";
import { DialogIcon, type DialogIconName } from "./dialog-icon";

type Props = { icon: DialogIconName; title: string; children: ReactNode };

/** The frame of a dialog's page. `data-dialog` marks what a DialogLink shows of the page in its window. */
export function DialogCard({ icon, title, children }: Props) {
  return (
    <section
      data-dialog=""
      aria-labelledby="dialog-title"
      className="mx-auto flex w-full max-w-xl items-start gap-4 rounded-sm border border-line bg-surface p-5 sm:p-6"
    >
      <DialogIcon name={icon} />
      <div className="grid min-w-0 grow gap-4">
        <h1 id="dialog-title" className="pt-1">
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
