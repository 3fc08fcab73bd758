import { createCookie } from "@remix-run/cloudflare";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";
import { type Appearance, appearanceOf, appearanceText } from "~/domain/appearance/appearance";

/** Remembers how a person wants to see the pages; it is no secret, so it also works over plain http. */
const cookie = createCookie("appearance", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: false,
  maxAge: cookieKinds.appearance.seconds,
});

/** The appearance stored in this browser, or the default one. */
export async function rememberedAppearance(request: Request): Promise<Appearance> {
  const text: unknown = await cookie.parse(request.headers.get("Cookie"));
  return appearanceOf(typeof text === "string" ? text : null);
}

/** The header that makes the browser store an appearance. */
export const rememberAppearance = (appearance: Appearance) => cookie.serialize(appearanceText(appearance));
