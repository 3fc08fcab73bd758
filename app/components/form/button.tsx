import type { ComponentPropsWithoutRef } from "react";
import { type ButtonKind, buttonStyle } from "./button-style";

type Props = { kind?: ButtonKind } & Omit<ComponentPropsWithoutRef<"button">, "className">;

/** A button that sends its form. Pass type="button" for one that only does something with script. */
export function Button({ kind = "primary", type = "submit", ...button }: Props) {
  return <button type={type} className={buttonStyle(kind)} {...button} />;
}
