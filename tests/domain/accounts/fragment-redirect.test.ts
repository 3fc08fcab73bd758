import { expect, it } from "vitest";
import { fragmentRedirectOf } from "~/domain/accounts/fragment-redirect";

it.each([
  ["#id_token=abc&state=x", { to: "/", forgets: true }],
  ["#/id_token=abc", { to: "/", forgets: true }],
  [
    "#token=abc&state=createModel",
    { to: "/aimodels/create-aimodel?token=abc&state=createModel", forgets: false },
  ],
  ["#access_token=abc&state=other", { to: "/support/faq?access_token=abc&state=other", forgets: false }],
  ["#field-email", null],
  ["", null],
])("%s", (hash, answer) => expect(fragmentRedirectOf("/support/faq", hash)).toEqual(answer));

it("takes no token to another site by a path that begins with two slashes", () => {
  for (const pathname of ["//evil.example", "//evil.example/login", "/..//evil.example"])
    expect(fragmentRedirectOf(pathname, "#token=abc")?.to).toBe("/?token=abc");
});
