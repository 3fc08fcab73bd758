import { env } from "cloudflare:workers";
import { makeUnpaidTenant } from "@tests/support/make-tenant";
import { fillInCard, goodCard, trialLabel } from "@tests/support/pay-for-plan";
import { tenantUser } from "@tests/support/tenant-user";
import { usShard } from "@tests/support/us-shard";
import { expect, it, vi } from "vitest";

const declined = "4000000000000002";

/** Every value of every row of a database, as one text. */
async function contentOf(database: D1Database): Promise<string> {
  const { results } = await database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\'",
    )
    .all<{ name: string }>();
  const tables = await Promise.all(
    results.map(({ name }) => database.prepare(`select * from "${name}"`).all()),
  );
  return JSON.stringify(tables.map((table) => table.results));
}

async function filesOf(bucket: R2Bucket): Promise<string> {
  const { objects } = await bucket.list();
  const texts = await Promise.all(
    objects.map(async ({ key }) => key + (await (await bucket.get(key))?.text())),
  );
  return texts.join("\n");
}

it("a card's number is in no answer, log, row or file, whether it is paid or refused", async () => {
  const { user } = await tenantUser({ context: await makeUnpaidTenant() });
  const said: string[] = [];
  for (const method of ["info", "log", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(words.map(String).join(" ")));
  await user.open("/payment_process/payment_information?plan=us-bronze");
  // The page names the test cards; what must not be there is a field that holds one.
  const answers: string[] = [];
  const send = async (number: string, changes: Record<string, string> = {}) => {
    fillInCard(user, { "Card number": number, ...changes });
    user.untick(trialLabel);
    await user.press("Proceed to Pay");
    answers.push(user.html().replaceAll(/<aside[\s\S]*?<\/aside>/g, ""));
  };
  await send("4111111111111111");
  await send(goodCard, { "First name": "1" });
  await send(declined);
  await send(goodCard);
  expect(user.text()).toContain("Your payment for subscription plan is done");
  const bucket = env.FILES_US_1;
  const kept = await Promise.all([
    contentOf(env.DB_CONTROL),
    contentOf(usShard()),
    bucket ? filesOf(bucket) : "",
  ]);
  for (const number of ["4111111111111111", goodCard, declined]) {
    expect(kept.filter((text) => text.includes(number))).toEqual([]);
    expect(said.filter((line) => line.includes(number))).toEqual([]);
    // The values of fields; the script of the page holds the list of test cards as text.
    for (const answer of answers) expect(answer).not.toContain(`value="${number}"`);
  }
  expect(kept[0]).toContain("4242");
});
