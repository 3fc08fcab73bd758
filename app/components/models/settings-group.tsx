import type { ReactNode } from "react";

/** Fields of a model's settings that belong together, two to a line where there is room. */
export function SettingsGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-4 rounded-sm border border-line bg-surface p-4 sm:grid-cols-2">
      <legend className="px-1 font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}
