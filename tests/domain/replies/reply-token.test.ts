import { describe, expect, it } from "vitest";
import {
  dayOf,
  readReplyToken,
  replyAddressOf,
  replyTokenIn,
  replyTokenText,
  tagOf,
} from "~/domain/replies/reply-token";
import { newIdentifier } from "~/platform/identifiers";

const tag = tagOf("00ff".repeat(16));
const document = {
  documentId: newIdentifier(),
  revision: 41,
  lastDay: dayOf(new Date("2026-12-14T00:00:00Z")),
};
const token = replyTokenText(document, tag);

describe("a token", () => {
  it("is read back from the address, whatever the case, which fits into the 64 characters of a name", () => {
    const address = replyAddressOf(replyTokenText({ ...document, revision: 1_000_000 }, tag), "mail.example");
    expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
    expect(address).toBe(address.toLowerCase());
    const found = replyTokenIn(replyAddressOf(token, "mail.example").toUpperCase(), "mail.example") ?? "";
    expect(readReplyToken(found)).toEqual({ ...document, tag });
  });

  it("comes back for any identifier", () => {
    for (const documentId of Array.from({ length: 200 }, () => newIdentifier()))
      expect(readReplyToken(replyTokenText({ ...document, documentId }, tag))?.documentId).toBe(documentId);
  });

  it.each([
    ["nothing", ""],
    ["a part too few", token.split(".").slice(0, 3).join(".")],
    ["a letter too many", `${token}a`],
    ["letters that base32 has not", token.replace(/^./, "1")],
    ["an identifier with bits left over", token.replace(/^(.{25})./, "$1b")],
  ])("%s is none", (_, text) => {
    expect(readReplyToken(text)).toBeNull();
  });

  it("is looked for in addresses of ours alone", () => {
    expect(replyTokenIn("reply+abc@mail.example", "mail.example")).toBe("abc");
    expect(replyTokenIn("reply@mail.example", "mail.example")).toBe("");
    expect(replyTokenIn("reply+abc@mail.example.org", "mail.example")).toBeNull();
    expect(replyTokenIn("reply+a@b@mail.example", "mail.example")).toBeNull();
    expect(replyTokenIn("documents+acme.token@mail.example", "mail.example")).toBeNull();
  });
});
