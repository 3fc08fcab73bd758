import { describe, expect, it } from "vitest";
import { answerAddressOf } from "~/domain/intake/answer-address";

const answered = (returnPath: string, header?: [string, string]) =>
  answerAddressOf(returnPath, header ? [{ key: header[0], value: header[1] }] : [], "fieldwise.example");

describe("an automatic answer", () => {
  it.each<[string, [string, string]?]>([
    ["dana@example.org"],
    ["<dana@example.org>"],
    ["dana@example.org", ["auto-submitted", "no"]],
    ["dana@example.org", ["precedence", "normal"]],
    ["dana@example.org", ["x-auto-response-suppress", "None"]],
    ["norep.smith@example.org"],
  ])("goes to %s %j", (returnPath, header) => {
    expect(answered(returnPath, header)).toBe(returnPath.replace(/[<>]/g, ""));
  });

  it.each<[string, [string, string]?]>([
    [""],
    ["<>"],
    ["MAILER-DAEMON@example.org"],
    ["postmaster@example.org"],
    ["no-reply@example.org"],
    ["noreply@example.org"],
    ["bounces+dana=example.org@lists.example"],
    ["owner-news@lists.example"],
    ["news-request@lists.example"],
    ["documents+acme.token@fieldwise.example"],
    ["somebody@mail.Fieldwise.example"],
    ["two@signs@example.org"],
    ["dana@example.org>\r\nBcc: all@example.org"],
    ["dana@example.org", ["auto-submitted", "auto-replied"]],
    ["dana@example.org", ["auto-submitted", "auto-generated; type=x"]],
    ["dana@example.org", ["precedence", "Bulk"]],
    ["dana@example.org", ["precedence", "list"]],
    ["dana@example.org", ["list-id", "<news.example>"]],
    ["dana@example.org", ["list-unsubscribe", "<https://lists.example>"]],
    ["dana@example.org", ["x-auto-response-suppress", "OOF, AutoReply"]],
    ["dana@example.org", ["content-type", "multipart/report; report-type=delivery-status"]],
    ["dana@example.org", ["return-path", "<>"]],
  ])("never goes to %s %j", (returnPath, header) => {
    expect(answered(returnPath, header)).toBeNull();
  });
});
