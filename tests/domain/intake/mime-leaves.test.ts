import { describe, expect, it } from "vitest";
import { mailLimits } from "~/domain/intake/inbound-mail";
import { mimeLeavesOf } from "~/domain/intake/mime-leaves";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const leavesOf = (mail: string, left: number = mailLimits.walked) => {
  const { leaves, cutOff } = mimeLeavesOf(bytesOf(mail), { left });
  return { leaves: leaves.map(({ bytes, fault }) => fault ?? new TextDecoder().decode(bytes)), cutOff };
};
const multipart = (parts: string[], type = 'Content-Type: multipart/mixed; boundary="b"') =>
  `${type}\r\n\r\npreamble\r\n${parts.map((part) => `--b\r\n${part}\r\n`).join("")}--b--\r\nepilogue`;

describe("the leaves of a mail", () => {
  it.each<[string, string, string[]]>([
    ["a mail of one part", "Subject: x\r\n\r\nhello", ["Subject: x\r\n\r\nhello"]],
    ["two parts, without what stands around them", multipart(["\r\none", "\r\ntwo"]), ["\r\none", "\r\ntwo"]],
    ["bare line feeds", multipart(["\r\none"]).replaceAll("\r\n", "\n"), ["\none"]],
    [
      "a boundary without quotes",
      multipart(["\r\none"], "content-type:multipart/mixed;boundary=b (x)"),
      ["\r\none"],
    ],
    [
      "a boundary on a line of its own",
      multipart(["\r\none"], 'Content-Type: multipart/mixed;\r\n\tboundary="b"'),
      ["\r\none"],
    ],
    [
      "a boundary in pieces",
      multipart(["\r\none"], 'Content-Type: multipart/mixed; boundary*0="b"; boundary*1=""'),
      ["\r\none"],
    ],
    [
      "white space behind a boundary",
      multipart(["\r\none"]).replaceAll("--b\r\n", "--b \t\r\n"),
      ["\r\none"],
    ],
    ["a line that only begins like the boundary", multipart(["\r\n--bc\r\n--b c"]), ["\r\n--bc\r\n--b c"]],
    [
      "a mail that breaks off",
      multipart(["\r\none", "\r\ntwo"]).split("\r\n--b--")[0] ?? "",
      ["\r\none", "\r\ntwo"],
    ],
    [
      "parts within parts",
      multipart([multipart(["\r\nin"]).replaceAll(/\bb\b/g, "c"), "\r\nout"]),
      ["\r\nin", "\r\nout"],
    ],
    ["a division that says no boundary", "Content-Type: multipart/mixed\r\n\r\nx", ["unreadable"]],
    [
      "headers without an end",
      multipart([`X: ${"x".repeat(mailLimits.headBytes)}`, "\r\ntwo"]),
      ["unreadable", "\r\ntwo"],
    ],
  ])("%s", (_name, mail, leaves) => {
    expect(leavesOf(mail).leaves).toEqual(leaves);
  });

  it("are as deep as the limit allows; what lies deeper is one leaf, and its neighbours are as they are", () => {
    let mail = "\r\ndeep";
    for (let depth = 0; depth < 3_000; depth += 1)
      mail = `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${mail}\r\n--b${depth}--`;
    expect(leavesOf(multipart([mail, "\r\nfile"])).leaves).toEqual(["too-deep", "\r\nfile"]);
  });

  it("are no more than the budget holds", () => {
    expect(leavesOf(multipart(["\r\none", "\r\ntwo", "\r\nthree"]), 3)).toEqual({
      leaves: ["\r\none", "\r\ntwo"],
      cutOff: true,
    });
  });
});
