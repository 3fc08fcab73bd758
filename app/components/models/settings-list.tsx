import type { ReactNode } from "react";

/** Read-only settings: the name and the value of each. */
export function SettingsList({ items }: { items: readonly { term: string; text: ReactNode }[] }) {
  return (
    <dl className="grid max-w-3xl gap-x-6 gap-y-3 rounded-sm border border-line bg-surface p-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {items.map(({ term, text }) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
