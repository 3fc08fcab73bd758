import { describe, expect, it } from "vitest";
import { endpointName, problemOfUrl } from "~/domain/webhooks/webhook-url";

const rules = { ownHosts: ["fieldwise.example"], allowPrivate: false };
const local = { ...rules, allowPrivate: true };

describe("the address of a webhook", () => {
  it.each([
    ["https://hooks.example.com/in?tenant=1", null],
    ["https://HOOKS.example.com.", null],
    ["https://hooks.example.com:443/in", null],
    ["not an address", "url"],
    ["/in", "url"],
    ["http://hooks.example.com/in", "url-https"],
    ["ftp://hooks.example.com/in", "url-https"],
    ["https://hooks.example.com:8443/in", "url-port"],
    ["https://ann@hooks.example.com/in", "url-user"],
    ["https://ann:secret@hooks.example.com/in", "url-user"],
    ["https://hooks.example.com/in#part", "url-fragment"],
    ["https://hooks.example.com/in#", "url-fragment"],
    ["https://127.0.0.1/", "url-address"],
    ["https://127.1/", "url-address"],
    ["https://0x7f000001/", "url-address"],
    ["https://2130706433/", "url-address"],
    ["https://0177.0.0.1/", "url-address"],
    ["https://①②⑦.0.0.1/", "url-address"],
    ["https://8.8.8.8/", "url-address"],
    ["https://[::1]/", "url-address"],
    ["https://[::ffff:10.0.0.1]/", "url-address"],
    ["https://[2606:4700::1111]/", "url-address"],
    ["https://localhost/", "url-private"],
    ["https://localhost./", "url-private"],
    ["https://intranet/", "url-private"],
    ["https://printer.local/", "url-private"],
    ["https://metadata.google.internal/", "url-private"],
    ["https://app.corp/", "url-private"],
    ["https://fieldwise.example/api", "url-own"],
    ["https://fieldwise.example./api", "url-own"],
    ["https://eu.FIELDWISE.example/api", "url-own"],
    ["https://notfieldwise.example/", null],
  ])("%s", (url, problem) => {
    expect(problemOfUrl(url, rules)).toBe(problem && `webhooks.problem.${problem}`);
  });

  it("may be on this machine in the local environment alone", () => {
    expect(problemOfUrl("http://127.0.0.1:4950/in", local)).toBeNull();
    expect(problemOfUrl("http://ann@127.0.0.1/", local)).toBe("webhooks.problem.url-user");
    expect(problemOfUrl("file:///etc/hosts", local)).toBe("webhooks.problem.url-https");
  });
});

it("an endpoint is told from others of its host by the end of its address, not by all of it", () => {
  expect(endpointName("https://hooks.example.com/")).toBe("hooks.example.com");
  expect(endpointName("https://hooks.example.com/in")).toBe("hooks.example.com/in");
  expect(endpointName("https://hooks.zapier.com/hooks/catch/123456/abcdefgh/")).toBe(
    "hooks.zapier.com/\u2026defgh/",
  );
});
