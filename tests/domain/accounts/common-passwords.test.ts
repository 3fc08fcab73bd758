import { expect, it } from "vitest";
import { isCommonPassword } from "~/domain/accounts/common-passwords";
import { windowStartOf } from "~/domain/accounts/rate-limits";

it("knows the passwords that are tried first, in any case", () => {
  for (const password of ["1234567890", "QwertyUiop", "Password123", "contraseña123"])
    expect(isCommonPassword(password), password).toBe(true);
  for (const password of ["correct-horse-battery", "Password123!xyz", ""])
    expect(isCommonPassword(password), password).toBe(false);
});

it("counts within windows that begin at whole multiples of their length", () => {
  const limit = { window: 900_000, most: 1 };
  expect(windowStartOf(limit, new Date("2026-01-01T10:14:59.999Z"))).toEqual(
    new Date("2026-01-01T10:00:00Z"),
  );
  expect(windowStartOf(limit, new Date("2026-01-01T10:15:00Z"))).toEqual(new Date("2026-01-01T10:15:00Z"));
});
