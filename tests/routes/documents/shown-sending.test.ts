import { describe, expect, it } from "vitest";
import type { ErpSendingDetails } from "~/domain/erp/erp-sending";
import { shownSending } from "~/routes/documents/shown-sending";

const requestedAt = new Date("2026-11-23T15:15:00Z");
const sent: ErpSendingDetails = {
  kind: "business-central",
  state: "sent",
  attempts: 1,
  problem: "erp.problem.sums",
  detail: null,
  number: "107001",
  link: null,
  posted: false,
  ourTotal: "19457.00",
  theirTotal: "23324.40",
  requestedAt,
  nextAt: null,
  doneAt: new Date("2026-11-23T15:17:00Z"),
};

describe("a sending on a page", () => {
  it.each([
    ["de-DE", "19.457,00", "23.324,40"],
    ["en-GB", "19,457.00", "23,324.40"],
  ])("has its sums and times as the model's culture %s writes them", (culture, ours, theirs) => {
    expect(shownSending(sent, { culture, timeZone: "Europe/Berlin" })).toMatchObject({
      ourTotal: ours,
      theirTotal: theirs,
      done: expect.stringContaining("16:17"),
      next: null,
    });
  });

  it("has none where nothing was compared, and says when a later try is due", () => {
    const waiting = { ...sent, state: "waiting", ourTotal: null, theirTotal: null, doneAt: null } as const;
    const nextAt = new Date("2026-11-23T15:20:00Z");
    expect(
      shownSending({ ...waiting, nextAt }, { culture: "en-GB", timeZone: "Europe/Berlin" }),
    ).toMatchObject({ ourTotal: null, theirTotal: null, next: expect.stringContaining("16:20") });
  });
});
