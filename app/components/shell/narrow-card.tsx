import type { ReactNode } from "react";

/** One short form in the middle of a page. */
export function NarrowCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-md gap-4 rounded-sm border border-line bg-surface p-6">
      <h1>{title}</h1>
      {children}
    </section>
  );
}
