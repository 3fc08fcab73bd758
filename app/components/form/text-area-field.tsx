import type { ComponentPropsWithoutRef } from "react";
import { controlProps, controlStyle, FieldFrame, type FieldTexts } from "./field-frame";

type Props = FieldTexts & Omit<ComponentPropsWithoutRef<"textarea">, "id" | "name" | "className">;

/** Several lines of text with their label, hint and error. */
export function TextAreaField({ name, label, hint, error, ...area }: Props) {
  const texts = { name, label, hint, error };
  return (
    <FieldFrame {...texts}>
      <textarea {...area} {...controlProps(texts)} className={controlStyle} />
    </FieldFrame>
  );
}
