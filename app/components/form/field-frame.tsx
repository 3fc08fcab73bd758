import type { ReactNode } from "react";
import { fieldId } from "./field-id";

export type FieldTexts = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Label, hint, control, and a line for the error when there is one. */
export function FieldFrame({ name, label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  const id = fieldId(name);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className="min-h-3 text-sm font-medium text-failed">
        {error}
      </p>
    </div>
  );
}

/**
 * What connects a control to its frame: ID, name, and the description for screen readers. Spread last: conform knows no
 * hints.
 */
export function controlProps({ name, hint, error }: FieldTexts) {
  const id = fieldId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, name, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined };
}

export const controlStyle =
  "min-h-10 w-full rounded-sm border border-edge bg-surface px-3 py-1.5 aria-invalid:border-2 aria-invalid:border-failed disabled:opacity-60";
