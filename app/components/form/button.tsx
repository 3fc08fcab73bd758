import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { type ButtonKind, buttonStyle } from "./button-style";

type Props = { kind?: ButtonKind } & Omit<ComponentPropsWithoutRef<"button">, "className">;

/** A button that sends its form. Pass type="button" for one that only does something with script. */
export const Button = forwardRef<HTMLButtonElement, Props>(function Button(
  { kind = "primary", type = "submit", ...button },
  ref,
) {
  return <button ref={ref} type={type} className={buttonStyle(kind)} {...button} />;
});
