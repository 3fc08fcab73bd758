import type { ComponentPropsWithoutRef } from "react";
import { controlProps, type FieldTexts } from "./field-frame";

type Props = FieldTexts & Omit<ComponentPropsWithoutRef<"input">, "id" | "name" | "className" | "type">;

/** A box to tick, its label at the right; the error stands below. */
export function CheckboxField({ name, label, hint, error, ...input }: Props) {
  const control = controlProps({ name, label, hint, error });
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-2">
        <input {...control} type="checkbox" className="mt-1 size-4 shrink-0 accent-accent" {...input} />
        <label htmlFor={control.id}>{label}</label>
      </div>
      {hint && (
        <p id={`${control.id}-hint`} className="pl-6 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${control.id}-error`} className="pl-6 text-sm font-medium text-failed">
          {error}
        </p>
      )}
    </div>
  );
}
