import type { ReactNode } from "react";

/** The head of a page: its title, one sentence at most, and its one primary action at the right. */
export function PageHeader({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="grid grow basis-80 gap-1">
        <h1>{title}</h1>
        {hint && <p className="prose text-muted">{hint}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </header>
  );
}
