import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type CookieKind, cookieKinds } from "~/domain/accounts/cookie-kinds";
import { privacy as english } from "~/locales/en/pages/privacy";
import { privacy as spanish } from "~/locales/es/pages/privacy";

const kinds = Object.keys(cookieKinds) as CookieKind[];
const sources = ["app", "workers"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, "utf8") })),
);

/** The names of all cookies that the code makes: by the framework, by the sign-in strategies, or by a header of its own. */
const made = sources.flatMap(({ text }) => [
  ...[...text.matchAll(/createCookie\(\s*"([^"]+)"/g)].map(([, name = ""]) => name.replace(/^__Host-/, "")),
  ...[...text.matchAll(/`([\w-]+)-\$\{id\}`/g)].map(([, name = ""]) => name.replace(/^__Host-/, "")),
]);

describe("the cookies", () => {
  it("that the code sets are those of the list", () => {
    expect([...new Set(made)].sort()).toEqual([...kinds].sort());
  });

  it("are made in ways that this test knows", () => {
    const named = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/createCookie\(\s*(.)/g)].flatMap(([, first]) => (first === '"' ? [] : [file])),
    );
    expect(named).toEqual([]);
    // A header written by hand takes its name from a variable, or from a cookie of the framework.
    const byHand = sources
      .filter(({ text }) => /"Set-Cookie",\s*[`"][\w-]+=/.test(text))
      .map(({ file }) => file);
    expect(byHand).toEqual([]);
  });

  it("last as long as the list says", () => {
    const lifetimes = sources
      .filter(({ text }) => /createCookie\(/.test(text))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/maxAge: ([^,\n}]+)/g)]
          .map(([, age = ""]) => age.trim())
          .filter((age) => age !== "0" && !/^(cookieKinds|sessionLifetime)\b/.test(age))
          .map((age) => `${file}: ${age}`),
      );
    expect(lifetimes).toEqual([]);
  });

  it.each([
    ["English", english],
    ["Spanish", spanish],
  ])("stand in the privacy policy, each with its purpose and how long it lasts, %s", (_, policy) => {
    const words = policy.sections.flatMap(({ paragraphs }) => paragraphs);
    for (const kind of kinds) {
      const line = words.find((paragraph) => paragraph.startsWith(`- ${kind} (`));
      expect(line).toMatch(/\((lasts|dura) \d+ (days?|minutes?|días?|minutos?)\): .{20,}/);
    }
    const year = words.find((paragraph) => paragraph.startsWith("- language ("));
    expect(year).toContain("365");
  });
});
