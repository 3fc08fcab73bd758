import { createCookie } from "@remix-run/cloudflare";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";
import { safePath } from "~/domain/accounts/safe-path";

const cookie = createCookie("return-to", {
  path: "/login",
  httpOnly: true,
  sameSite: "lax",
  secure: false,
  maxAge: cookieKinds["return-to"].seconds,
});

/** Where someone who is away at a sign-in provider wanted to go, or an empty text. */
export const returnPathOf = async (request: Request): Promise<string> =>
  safePath(await cookie.parse(request.headers.get("Cookie")), "");

/** The Set-Cookie header that keeps that place while the person is away. */
export const keepReturnPath = async (place: string | null): Promise<[string, string]> => {
  const wanted = safePath(place, "");
  return ["Set-Cookie", await cookie.serialize(wanted, wanted ? {} : { maxAge: 0 })];
};
