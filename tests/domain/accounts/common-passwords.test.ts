import { expect, it } from "vitest";
import { isCommonPassword } from "~/domain/accounts/common-passwords";
import listed from "~/domain/accounts/common-passwords.json";
import { windowStartOf } from "~/domain/accounts/rate-limits";

it("knows the passwords that are tried first, in any case", () => {
  for (const password of ["1234567890", "QwertyUiop", "Password123", "basketball", "contraseña123"])
    expect(isCommonPassword(password), password).toBe(true);
});

it.each([
  [
    "a common word and what people add to it",
    ["sunshine2026", "Sunshine2026!", "2026!monkey!", "iloveyou12"],
  ],
  ["a common word in other signs", ["p@ssw0rd2026", "$unsh1ne2026", "passw0rd123"]],
  ["a common word twice", ["passwordpassword", "monkeymonkey", "dragondragon1"]],
  ["one sign or a few, again and again", ["aaaaaaaaaaaa", "abcabcabcabc", "121212121212", "a1b2a1b2a1b2"]],
  ["neighbours on the keyboard", ["qwertyuiop1", "asdfghjkl123", "1q2w3e4r5t6y", "zxcvbnm123456"]],
  ["neighbours in a row", ["abcdefghijkl", "zyxwvutsrqpo", "123456789012", "09876543211"]],
  ["the product's name", ["fieldwise1", "Fieldwise2026!", "my-fieldwise!", "F1eldw1se-2026"]],
])("refuses %s", (_, passwords) => {
  for (const password of passwords) expect(isCommonPassword(password), password).toBe(true);
});

it("takes what nobody tries first", () => {
  const fine = [
    "correct-horse-battery",
    "Password123!xyz",
    "",
    "tr7-Kestrel-mud",
    "sunshine over Dover",
    "9f3Qx!27bLm0",
  ];
  for (const password of [...fine, "monkey-8462-9153-7021", "fieldwise keeps our papers"])
    expect(isCommonPassword(password), password).toBe(false);
});

it("refuses each of the commonest that is long enough to be asked about", () => {
  const long = listed.flatMap((line) => line.split(" ")).filter((password) => password.length >= 10);
  expect(long.length).toBeGreaterThan(1_500);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
});

it("counts within windows that begin at whole multiples of their length", () => {
  const limit = { window: 900_000, most: 1 };
  expect(windowStartOf(limit, new Date("2026-01-01T10:14:59.999Z"))).toEqual(
    new Date("2026-01-01T10:00:00Z"),
  );
  expect(windowStartOf(limit, new Date("2026-01-01T10:15:00Z"))).toEqual(new Date("2026-01-01T10:15:00Z"));
});
