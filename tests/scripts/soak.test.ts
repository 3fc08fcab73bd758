import { describe, expect, it } from "vitest";
import { kindOf, shares, soakDocuments } from "../../scripts/soak/documents.mjs";
import {
  capacityOfMix,
  saturatedBy,
  slopeAnHour,
  spreadOf,
  verdictOn,
  windowsOf,
} from "../../scripts/soak/figures.mjs";

const minute = 60_000;

describe("the figures of a soak", () => {
  it("have p50 and p95 of times in any order, and none of none", () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(spreadOf(times)).toEqual({ p50: 51, p95: 96 });
    expect(times[0]).toBe(100);
    expect(spreadOf([])).toEqual({ p50: null, p95: null });
  });

  it("have a p95 for each window of time, and none where nothing ended", () => {
    const sent = (sentAt: number, seconds: number | null, problem: string | null = null) => ({
      sentAt,
      endedAt: seconds && sentAt + seconds,
      problem,
    });
    const documents = [
      sent(0, 5),
      sent(9, 7),
      sent(10, 50),
      sent(12, null),
      sent(13, 900, "503"),
      sent(20, null),
    ];
    expect(windowsOf({ documents, from: 0, to: 30, count: 3 })).toEqual([7, 50, null]);
  });

  it("tell by how much memory grows in an hour, through samples that scatter", () => {
    const samples = [100, 103, 102, 105].map((value, index) => ({ at: 1e12 + index * minute, value }));
    // Least squares by hand: 1.4 MB a minute.
    expect(slopeAnHour(samples)).toBeCloseTo(84, 6);
    expect(slopeAnHour(samples.map(({ at }) => ({ at, value: 7 })))).toBe(0);
    expect(slopeAnHour(samples.slice(0, 2))).toBeNull();
    expect(slopeAnHour(samples.map(({ value }) => ({ at: 5, value })))).toBeNull();
  });

  it("make the capacity of a mix from what each kind takes", () => {
    // Six at 600 an hour take 36 s, two at 60 take two minutes, two at 120 one minute: ten in 216 s.
    const capacities = { "text page": 600, scan: 60, "several pages": 120 };
    expect(capacityOfMix(capacities, { "text page": 6, scan: 2, "several pages": 2 })).toBeCloseTo(
      36_000 / 216,
    );
    expect(capacityOfMix({ scan: 60 }, { scan: 3 })).toBeCloseTo(60);
    expect(capacityOfMix({ scan: 0 }, { scan: 3 })).toBe(0);
  });

  it("say what is used up first", () => {
    const processes = { Node: 0.2, documents: 1.4 };
    expect(saturatedBy({ machine: 0.97, cores: 2, processes })).toMatch(
      /^the processors \(97 %.*80 %.*documents/,
    );
    expect(saturatedBy({ machine: 0.97, cores: 8, processes })).toContain("by other programs");
    expect(saturatedBy({ machine: 0.5, cores: 4, processes })).toMatch(/^documents \(1\.40/);
    expect(saturatedBy({ machine: 0.5, cores: 4, processes: { Node: 0.3 } })).toMatch(/^no processor/);
    expect(saturatedBy({ machine: 0.97, cores: 4, processes: {} })).toMatch(/^not seen/);
  });

  it("hold only when each document ended once and without an error", () => {
    const fine = { endedAt: 5, status: "failed", problem: null, copies: 1 };
    const waiting = { endedAt: null, status: "processing", problem: null, copies: 1 };
    const refused = { endedAt: null, status: "sent", problem: "503", copies: 0 };
    const broken = { ...fine, status: "error" };
    const twice = { ...fine, copies: 2 };
    expect(verdictOn([fine, fine])).toEqual({
      ...{ sent: 2, finished: 2, errors: 0, doubled: 0, lost: 0 },
      holds: true,
    });
    expect(verdictOn([fine, waiting, refused, broken, twice])).toEqual({
      ...{ sent: 5, finished: 2, errors: 2, doubled: 1, lost: 1 },
      holds: false,
    });
    for (const one of [waiting, refused, broken, twice]) expect(verdictOn([fine, one]).holds).toBe(false);
    expect(verdictOn([]).holds).toBe(false);
  });
});

describe("the documents of a soak", () => {
  it("come in each ten as often as each kind should", () => {
    const kinds = Array.from({ length: 10 }, (_, index) => kindOf(index + 40));
    for (const [kind, share] of Object.entries(shares))
      expect(kinds.filter((one) => one === kind)).toHaveLength(share);
  });

  it("are PDFs of which none was sent before", async () => {
    const { take } = await soakDocuments();
    for (const kind of Object.keys(shares)) {
      const sent = Array.from({ length: 8 }, (_, number) => take(kind, number).toString("latin1"));
      expect(new Set(sent).size).toBe(8);
      expect(sent.every((text) => text.startsWith("%PDF-"))).toBe(true);
    }
  });
});
