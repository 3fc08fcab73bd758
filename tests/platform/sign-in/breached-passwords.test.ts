import { expectConsole } from "@tests/support/announced-console";
import { describe, expect, it } from "vitest";
import { log } from "~/platform/log";
import { breachedPasswords } from "~/platform/sign-in/breached-passwords";

const url = "https://ranges.example/range/";
const deployed = { APP_ENV: "production", PASSWORD_RANGE_URL: url };
// SHA-1 of "password": 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8.
const said = [
  "1D2DA4053E34E76F6576ED1DA63134B5E2A:2",
  "1E4C9B93F3F0682250B6CF8331B7EE68FD8:9545824",
  "1E4CB1CF04B5B17D1D7A9A9EB4D0BD9BF1C:0",
].join("\r\n");

function service(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const ask = async (address: string | URL | Request) => {
    asked.push(String(address));
    return answer();
  };
  return { asked, ask: ask as typeof fetch };
}

describe("a password", () => {
  it("that the service knows is known, and the service hears five digits of its digest", async () => {
    const { asked, ask } = service(() => new Response(said));
    expect(await breachedPasswords(deployed, log, ask)("password")).toBe(true);
    expect(asked).toEqual([`${url}5BAA6`]);
  });

  it("that is not among the answers, or only among those that pad them, is not known", async () => {
    const { ask } = service(() => new Response(said.replace(":9545824", ":0")));
    const isBreached = breachedPasswords(deployed, log, ask);
    expect(await isBreached("password")).toBe(false);
    expect(await isBreached("a long and rare phrase")).toBe(false);
  });

  it.each([
    ["refuses", () => new Response(null, { status: 503 })],
    ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
    [
      "leads elsewhere",
      () => new Response(null, { status: 302, headers: { Location: "https://a.example" } }),
    ],
  ])("passes when the service %s, which is logged", async (_what, answer) => {
    expectConsole(/accounts\.breaches-not-asked/);
    const { ask } = service(answer);
    expect(await breachedPasswords(deployed, log, ask)("password")).toBe(false);
  });

  it.each([
    { APP_ENV: "production" },
    { APP_ENV: "production", PASSWORD_RANGE_URL: "" },
    { APP_ENV: "production", PASSWORD_RANGE_URL: "http://ranges.example/" },
    { APP_ENV: "local", PASSWORD_RANGE_URL: url },
  ])("is told nobody with %j", async (bindings) => {
    const { asked, ask } = service(() => new Response(said));
    expect(await breachedPasswords(bindings, log, ask)("password")).toBe(false);
    expect(asked).toEqual([]);
  });
});
