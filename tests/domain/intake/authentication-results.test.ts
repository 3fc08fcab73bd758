import { describe, expect, it } from "vitest";
import { provesSender } from "~/domain/intake/authentication-results";

const authority = "mx.cloudflare.net";
const results = (value: string) => ({ key: "authentication-results", value });
/** As Email Routing writes it, comments with semicolons and all. */
const routed = (dkim: string, dmarc: string) =>
  results(
    `${authority}; dkim=${dkim} header.s=20230601 header.b=Abc+/=1; dmarc=${dmarc} policy.dmarc=none; ` +
      "spf=none (mx.cloudflare.net: no SPF records; dmarc=pass header.from=example.com) smtp.helo=mail.example.net; " +
      'spf=pass (domain of bounce@example.com designates 192.0.2.1) smtp.mailfrom=example.com; arc=none smtp.remote-ip="192.0.2.1"',
  );
const received = { key: "received", value: "from mail.example.net by cloudflare-email.net" };
const proved = (...headers: { key: string; value: string }[]) =>
  provesSender([received, ...headers], "example.com", authority);

describe("a sender is proved", () => {
  it.each([
    ["DMARC that names the domain", routed("pass header.d=example.com", "pass header.from=example.com")],
    [
      "DMARC alone, signed for another",
      routed("pass header.d=sender.example", "pass header.from=example.com"),
    ],
    ["DMARC in capitals and with a last dot", routed("none", "PASS header.from=Example.COM.")],
    [
      "a signature of the domain without a policy",
      routed("pass header.d=example.com", "none header.from=example.com"),
    ],
    ["a signature, and no word of DMARC", results(`${authority}; dkim=pass header.d=example.com`)],
    [
      "the second of two signatures",
      results(`${authority}; dkim=fail header.d=example.com; dkim=pass header.d=example.com`),
    ],
    [
      "a version behind the name and the method",
      results(`${authority} 1; dkim/1 = pass header.d = example.com`),
    ],
    [
      "a comment within a comment",
      results(`(a (b; c) \\) d) ${authority}; dkim=pass (ok; "x) header.d=example.com`),
    ],
    ["the name of the server in capitals", results("MX.Cloudflare.NET; dkim=pass header.d=example.com")],
  ])("by %s", (_, header) => {
    expect(proved(header)).toBe(true);
  });

  it("by a header that is folded, below those of ARC and SPF, as Email Routing writes it", () => {
    const folded = results(
      `${authority};\r\n\tdkim=pass header.d=example.com header.s=2023 header.b=Abc;\r\n\tdmarc=pass` +
        " header.from=example.com policy.dmarc=none;\r\n\tspf=none (mx.cloudflare.net: no SPF records; x)" +
        ' smtp.helo=mail.example.net;\r\n\tspf=pass smtp.mailfrom=example.com; arc=pass smtp.remote-ip="192.0.2.1"',
    );
    const arc = {
      key: "arc-authentication-results",
      value: `i=1; ${authority}; dmarc=fail header.from=example.com`,
    };
    expect(proved(arc, { key: "received-spf", value: "fail" }, folded)).toBe(true);
    expect(proved({ ...arc, value: `i=1; ${authority}; dmarc=pass header.from=example.com` })).toBe(false);
  });

  it("whatever is forged below", () => {
    const own = routed("pass header.d=example.com", "pass header.from=example.com");
    const forged = results(
      `${authority}; dkim=fail header.d=example.com; dmarc=fail header.from=example.com`,
    );
    expect(proved(results("relay.example; dmarc=fail header.from=example.com"), own, forged)).toBe(true);
  });

  it("by its international name, written either way", () => {
    const header = results(`${authority}; dmarc=pass header.from=xn--bcher-kva.example`);
    expect(provesSender([header], "bücher.example", authority)).toBe(true);
  });
});

describe("a sender is not proved", () => {
  it.each([
    ["no such header", { key: "subject", value: "x" }],
    ["a header of another server", results("mx.google.com; dmarc=pass header.from=example.com")],
    [
      "a server whose name begins with ours",
      results(`${authority}.evil.example; dmarc=pass header.from=example.com`),
    ],
    ["our name behind another", results(`evil.example ${authority}; dmarc=pass header.from=example.com`)],
    ["our name in a comment", results(`(${authority};) evil.example; dmarc=pass header.from=example.com`)],
    ["DMARC of another domain", routed("pass header.d=example.com", "pass header.from=evil.example")],
    ["DMARC of a domain below", routed("none", "pass header.from=mail.example.com")],
    ["DMARC of a domain that ends alike", routed("none", "pass header.from=notexample.com")],
    [
      "DMARC of two domains",
      results(`${authority}; dmarc=pass header.from=example.com; dmarc=pass header.from=evil.example`),
    ],
    ["DMARC failed, though signed", routed("pass header.d=example.com", "fail header.from=example.com")],
    [
      "DMARC that could not be looked up",
      routed("pass header.d=example.com", "temperror header.from=example.com"),
    ],
    ["a signature of another domain", routed("pass header.d=evil.example", "none header.from=example.com")],
    ["a signature of a domain above", routed("pass header.d=com", "none header.from=example.com")],
    ["a broken signature", routed("fail header.d=example.com", "none header.from=example.com")],
    ["a pass without a domain", results(`${authority}; dmarc=pass; dkim=pass`)],
    [
      "SPF alone",
      results(`${authority}; dmarc=none header.from=example.com; spf=pass smtp.mailfrom=example.com`),
    ],
    ["a pass in a comment", results(`${authority}; dkim=none (x; dkim=pass header.d=example.com)`)],
    [
      "a pass in a comment that never ends",
      results(`${authority}; dkim=none (x; dkim=pass header.d=example.com`),
    ],
    [
      "a pass in a quoted text",
      results(`${authority}; dkim=none reason="x; dkim=pass header.d=example.com"`),
    ],
    [
      "a domain in a quoted text",
      results(`${authority}; dmarc=pass reason="a header.from=example.com" header.from=evil.example`),
    ],
    [
      "a property given twice",
      results(`${authority}; dmarc=pass header.from=evil.example header.from=example.com`),
    ],
    ["nothing but the name", results(authority)],
    ["none", results(`${authority}; none`)],
    ["nothing at all", results("")],
  ])("by %s", (_, header) => {
    expect(proved(header)).toBe(false);
  });

  it("when only a header below our own says so", () => {
    const own = routed("none", "fail header.from=example.com");
    expect(proved(own, results(`${authority}; dmarc=pass header.from=example.com`))).toBe(false);
  });

  it("without a From domain", () => {
    expect(provesSender([routed("none", "pass header.from=example.com")], null, authority)).toBe(false);
  });
});
