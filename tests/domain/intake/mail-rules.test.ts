import { describe, expect, it } from "vitest";
import { mailRulesInput } from "~/domain/intake/mail-rule-inputs";
import { listedSender, standingOf } from "~/domain/intake/mail-rules";

describe("an entry of the allowed senders", () => {
  it.each([
    ["Ann@Example.com", "ann@example.com"],
    ["@example.com", "example.com"],
    ["EXAMPLE.com", "example.com"],
    ["*.example.com", "*.example.com"],
    ["bücher.example", "xn--bcher-kva.example"],
    ["ann@bücher.example", "ann@xn--bcher-kva.example"],
    ["example", null],
    ["*", null],
    ["*.com@", null],
    ["a@b@c.example", null],
    ["exa mple.com", null],
    ["https://example.com/", null],
    ["<ann@example.com>", null],
  ])("%s is kept as %s", (entry, kept) => {
    expect(listedSender(entry)).toBe(kept);
  });

  it("is taken from a list or from lines, once each", () => {
    const rest = {
      modelId: "m",
      others: "hold",
      told: "Ann@x.example, ann@x.example",
      language: "es",
    } as const;
    const asked = { senders: "ann@example.com\n  Example.com;example.com", ...rest };
    const read = mailRulesInput.parse(asked);
    expect(read).toMatchObject({ senders: ["ann@example.com", "example.com"] });
    expect(mailRulesInput.parse(read)).toEqual(read);
    const many = Array.from({ length: 201 }, (_, index) => `x${index}.example`);
    expect(mailRulesInput.safeParse({ ...asked, senders: many }).success).toBe(false);
    expect(mailRulesInput.safeParse({ ...asked, senders: "nonsense" }).success).toBe(false);
  });
});

describe("a sender", () => {
  const senders = ["ann@one.example", "two.example", "*.three.example"];
  it.each([
    ["ann@one.example", true, "proved"],
    ["ANN@One.Example", true, "proved"],
    ["ann@one.example", false, "unproved"],
    ["bob@one.example", true, "unlisted"],
    ["bob@two.example", true, "proved"],
    ["bob@mail.two.example", true, "unlisted"],
    ["bob@nottwo.example", true, "unlisted"],
    ["bob@three.example", true, "proved"],
    ["bob@a.b.three.example", true, "proved"],
    ["bob@notthree.example", true, "unlisted"],
    ["two.example", true, "unlisted"],
    ["", false, "unlisted"],
  ])("%s, proved: %s, is %s", (sender, isProved, standing) => {
    expect(standingOf({ senders }, sender, isProved)).toBe(standing);
  });

  it("is anybody where none is listed", () => {
    expect(standingOf({ senders: [] }, "bob@four.example", true)).toBe("proved");
    expect(standingOf({ senders: [] }, "bob@four.example", false)).toBe("unproved");
  });
});
