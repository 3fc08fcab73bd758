import type { ComponentPropsWithoutRef } from "react";
import { controlProps, controlStyle, FieldFrame, type FieldTexts } from "./field-frame";

export type Choice = { value: string; label: string };

type Props = FieldTexts & { choices: readonly Choice[] } & Omit<
    ComponentPropsWithoutRef<"select">,
    "id" | "name" | "className" | "children"
  >;

/** A native select with its label, hint and error. */
export function SelectField({ name, label, hint, error, choices, ...select }: Props) {
  const texts = { name, label, hint, error };
  return (
    <FieldFrame {...texts}>
      <select {...select} {...controlProps(texts)} className={controlStyle}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
