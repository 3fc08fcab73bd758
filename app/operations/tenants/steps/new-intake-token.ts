import type { VisitorContext } from "../../context";

/** Twelve lower-case letters and digits, since mail servers may change the case of an address. */
export const newIntakeToken = (context: VisitorContext): string =>
  context.secrets
    .newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 12);
