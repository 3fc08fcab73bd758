import type { ComponentPropsWithoutRef } from "react";
import { controlProps, controlStyle, FieldFrame, type FieldTexts } from "./field-frame";

type Props = FieldTexts & Omit<ComponentPropsWithoutRef<"input">, "id" | "name" | "className">;

/** One line of text with its label, hint and error. Give it the typed value as `defaultValue`. */
export function Field({ name, label, hint, error, ...input }: Props) {
  const texts = { name, label, hint, error };
  return (
    <FieldFrame {...texts}>
      <input {...input} {...controlProps(texts)} className={controlStyle} />
    </FieldFrame>
  );
}
