import { expect, it } from "vitest";
import { fillText } from "~/locales/fill-text";
import type { Translate } from "~/locales/translate";

// The compiler is the one that fails here: `npm run check` reads this file, too.
const t: Translate = (key) => key;

it("takes keys that the English files have, and what a row or the engine says", () => {
  const fromRow: string = "problem.file-missing";
  const status: "success" | "error" = "success";
  expect([t("status.success"), t(`status.${status}`), t(`status.${fromRow}`), t(fromRow)]).toHaveLength(4);
  expect(t("dashboard.tile.days", { count: 2 })).toBe("dashboard.tile.days");
});

it("does not compile with a key that none has", () => {
  const which: "success" | "nothing" = "success" as "success" | "nothing";
  // @ts-expect-error: no file has it
  expect(t("status.nothing")).toBe("status.nothing");
  // @ts-expect-error: no file has it, with values or without
  expect(t("documents.list.title", { count: 1 })).toBe("documents.list.title");
  // @ts-expect-error: a template of which one of the two is not there
  expect(t(`status.${which}`)).toBe("status.success");
  // @ts-expect-error: a template that can make none
  expect(t(`statis.${String(which)}`)).toBe("statis.success");
  // @ts-expect-error: nor for mails
  expect(fillText("en", "status.nothing")).toBe("status.nothing");
});
