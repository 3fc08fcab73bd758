import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonKind, buttonStyle } from "./button-style";

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function LinkButton({
  kind = "secondary",
  ...link
}: { kind?: ButtonKind } & Omit<LinkProps, "className">) {
  return <Link className={buttonStyle(kind)} {...link} />;
}
