import { describe, expect, it } from "vitest";
import { decodeBody } from "~/domain/intake/decode-body";

const decoded = (body: string, encoding: string) =>
  new TextDecoder().decode(decodeBody(new TextEncoder().encode(body), encoding));

describe("the body of a part", () => {
  it.each([
    ["base64", "aGVsbG8gd29ybGQ=", "hello world"],
    ["BASE64 (a comment)", "aGVs\r\nbG8g\r\nd29ybGQ=\r\n", "hello world"],
    ["base64", "aGk=aGk=", "hihi"],
    ["base64", "aGVsbG8", "hello"],
    ["base64", "a!G V*s", "hel"],
    ["base64", "", ""],
    ["quoted-printable", "caf=C3=A9 =3D =\r\none line=\nmore", "café = one linemore"],
    ["quoted-printable", "100=ZZ =", "100=ZZ ="],
    ["7bit", "as it\r\nstands=3D", "as it\r\nstands=3D"],
    ["", "as it stands", "as it stands"],
    ["x-unknown", "as it stands", "as it stands"],
  ])("%s: %j", (encoding, body, text) => {
    expect(decoded(body, encoding)).toBe(text);
  });
});
