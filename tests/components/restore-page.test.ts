import { buttonsOf } from "@tests/support/drawn-controls";
import { rendered, said, wordsOf } from "@tests/support/rendered";
import { expect, it, vi } from "vitest";
import { noTally } from "~/domain/tenants/restore";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { RestorePage } = await import("~/components/tenants/restore-page");

type Shown = NonNullable<Parameters<typeof RestorePage>[0]["restore"]>;

const draw = (change: Partial<Shown>, language: "en" | "es" = "en") =>
  rendered(
    RestorePage,
    {
      restore: {
        state: "running",
        tally: noTally,
        problem: null,
        name: "Blue Harbour",
        day: "2 March 2026",
        brought: [{ number: 1, byteSize: 1_000 }],
        missing: [],
        archive: 1,
        ...change,
      },
      watched: false,
      problems: undefined,
    },
    language,
  );

it.each(["en", "es"] as const)(
  "a restore that runs can be stopped, and says that nobody else writes (%s)",
  (language) => {
    const html = draw({}, language);
    expect(wordsOf(html)).toContain(said("tenants.restore.wait", {}, language));
    expect(JSON.stringify(buttonsOf(html))).toContain(said("tenants.restore.stop", {}, language));
  },
);

it.each(["tenants.problem.restore-broken", "tenants.problem.restore-stopped"])(
  "one that failed says why (%s), and offers to empty the organization",
  (problem) => {
    const html = draw({ state: "failed", problem });
    expect(wordsOf(html)).toContain(said(problem));
    expect(JSON.stringify(buttonsOf(html))).toContain(said("tenants.restore.clear"));
  },
);
