import { expectConsole } from "@tests/support/announced-console";
import { fetchSite } from "@tests/support/fetch-site";
import { describe, expect, it } from "vitest";

const google = { GOOGLE_CLIENT_ID: "fieldwise", GOOGLE_CLIENT_SECRET: "a secret of this test" };

/** What we answer a browser that the provider sends back with these words in place of a code. */
async function sentBack(words: Record<string, string>) {
  const address = `http://localhost:8787/login/google/callback?${new URLSearchParams(words)}`;
  const { status, headers } = await fetchSite(new Request(address), google);
  return { status, to: headers.get("Location"), cleared: headers.get("Clear-Site-Data") };
}

describe("a provider that sends somebody back without a code", () => {
  it("leads who has forgotten the password there to the page that resets ours", async () => {
    const description = "AADB2C90118: The user has forgotten their password. Correlation ID: 1";
    const answer = await sentBack({ error: "access_denied", error_description: description });
    expect(answer).toEqual({ status: 302, to: "/login/forgot", cleared: null });
  });

  it.each<Record<string, string>>([
    {
      error: "access_denied",
      error_description: "AADB2C90091: The user has cancelled entering information.",
    },
    { error: "access_denied" },
  ])("leads who broke off to the root, with nothing left in storage: %o", async (words) => {
    expect(await sentBack(words)).toEqual({ status: 302, to: "/", cleared: '"storage"' });
  });

  it("logs anything else and says that it did not work", async () => {
    expectConsole(/server_error: out of order/);
    const answer = await sentBack({ error: "server_error", error_description: "out of order" });
    expect(answer).toMatchObject({ status: 302, to: "/login?said=provider-failed" });
  });
});
