import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { pageOf } from "@tests/support/page-of";
import { plantUsage } from "@tests/support/plant-usage";
import { makeReader, notificationsFor, tellPeople } from "@tests/support/told-people";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { commit, type Statement } from "~/data/commit";
import { selectUsageDays } from "~/data/shard/meters";
import { dayOf } from "~/domain/billing/days";
import { getMeter } from "~/operations/billing/get-meter";
import { meterDocument } from "~/operations/billing/steps/meter-document";
import { noticeUsage } from "~/operations/billing/steps/notice-usage";
import type { TenantContext } from "~/operations/context";
import { listNotifications } from "~/operations/notifications/list";

type Plan = { sha256?: string; parent?: string; first?: number };

let position = 0;

async function document(context: TenantContext, modelId: string, plan: Plan = {}): Promise<string> {
  const id = context.newId();
  position += 1;
  await usShard()
    .prepare(
      `insert into documents (id, tenant_id, model_id, position, file_name, byte_size, sha256, source, status, attempt,
       received_at, progress_at, parent_document_id, first_page) values (?, ?, ?, ?, 'a.pdf', 1, ?, 'api', 'success', 1, 0, 0, ?, ?)`,
    )
    .bind(
      id,
      context.tenant.id,
      modelId,
      position,
      plan.sha256 ?? id,
      plan.parent ?? null,
      plan.first ?? null,
    )
    .run();
  return id;
}

const meter = async (context: TenantContext, documentId: string, texts: string[]) => {
  const pages = texts.map((text, index) => pageOf(text, { number: index + 1 }));
  const statements = await meterDocument(context, documentId, pages);
  await commit(context.shard, statements as [Statement, ...Statement[]]);
};

async function used(context: TenantContext): Promise<number> {
  const days = await selectUsageDays(context.shard, "2000-01-01", "2100-01-01");
  return days.reduce((sum, { documents }) => sum + documents, 0);
}

async function bench() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  const make = (plan?: Plan) => document(context, modelId, plan);
  const state = async (documentId: string) => (await getMeter(context, { documentId })).state;
  return { context, modelId, make, state };
}

describe("metering", () => {
  it("counts a document once, however often it is processed", async () => {
    const { context, make, state } = await bench();
    const id = await make();
    expect(await state(id)).toBe("waiting");
    for (const text of ["Invoice 1", "Invoice 1", "Invoice l, read again"]) await meter(context, id, [text]);
    expect([await used(context), await state(id)]).toEqual([1, "counted"]);
  });

  it("gives duplicates for nothing: the same pages in another file, the same file read otherwise", async () => {
    const { context, make, state } = await bench();
    const [first, samePages, sameFile, more] = [
      await make({ sha256: "one" }),
      await make({ sha256: "two" }),
      await make({ sha256: "one" }),
      await make(),
    ];
    await meter(context, first, ["Invoice 1", "Terms"]);
    await meter(context, samePages, ["Terms", "Invoice 1"]);
    await meter(context, sameFile, ["lnvoice 1", "Tenms"]);
    await meter(context, more, ["Invoice 1", "Invoice 2"]);
    expect(await used(context)).toBe(2);
    expect([await state(samePages), await state(sameFile), await state(more)]).toEqual([
      "known",
      "known",
      "counted",
    ]);
  });

  it.each([
    ["after their file", true],
    ["without it", false],
  ])("gives parts of a split for nothing, counted %s", async (_, fileFirst) => {
    const { context, make, state } = await bench();
    const file = await make({ sha256: "file" });
    const pages = ["Invoice 1", "Invoice 2", "Invoice 3"];
    if (fileFirst) await meter(context, file, pages);
    for (const [index, text] of pages.entries()) {
      const part = await make({ sha256: `file:${index}`, parent: file, first: index + 1 });
      await meter(context, part, [text]);
      expect(await state(part)).toBe("part");
    }
    expect([await used(context), await state(file)]).toEqual([1, "counted"]);
  });

  it("keeps tenants apart", async () => {
    const [one, other] = [await bench(), await bench()];
    const [mine, theirs] = [await one.make(), await other.make()];
    await meter(one.context, mine, ["Invoice 1"]);
    await meter(other.context, theirs, ["Invoice 1"]);
    expect([await used(one.context), await used(other.context)]).toEqual([1, 1]);
    await expect(getMeter(one.context, { documentId: theirs })).rejects.toMatchObject({ code: "not-found" });
  });

  it("tells the administrators at 80 % and 100 % of the included documents, once each", async () => {
    const { context } = await bench();
    const { email } = await makeReader(context);
    const today = dayOf(context.now());
    await plantUsage(context, today, 3_199);
    let ahead = 0;
    const clocked = { ...context, now: () => new Date(Date.now() + ahead) };
    await noticeUsage(clocked);
    // What the bell could not be told when it was noted is told by the next document, once.
    const away = { ...clocked.shard, batch: () => Promise.reject(new Error("the shard is away")) };
    expectConsole(/billing.notice-usage/);
    for (const more of [1, 400, 399, 1, 50]) {
      await usShard()
        .prepare("update usage_days set documents = documents + ? where tenant_id = ?")
        .bind(more, context.tenant.id)
        .run();
      await noticeUsage({ ...clocked, shard: away });
      await noticeUsage(clocked);
      ahead += 24 * 60 * 60 * 1000;
      await tellPeople(clocked, clocked.now());
    }
    expect((await notificationsFor(email)).map(({ body }) => body.split("\n\n")[2]?.split(":")[0])).toEqual([
      "80% of the included documents are used",
      "All included documents are used",
    ]);
    const { lines } = await listNotifications(clocked, {});
    expect(lines.map(({ kind, name }) => [kind, name])).toEqual([
      ["usage", "100%"],
      ["usage", "80%"],
    ]);
  });
});

it("counts 1,000 documents exactly while they come all at once", async () => {
  const { context, modelId } = await bench();
  const total = 1_000;
  // Every fifth file is a copy of one before it.
  const shaOf = (index: number) => `file-${index % 5 === 4 ? index - 2 : index}`;
  await usShard()
    .prepare(
      `insert into documents (id, tenant_id, model_id, position, file_name, byte_size, sha256, source, status, attempt,
       received_at, progress_at)
       select value ->> 'id', ?1, ?2, value ->> 'at', 'a.pdf', 1, value ->> 'sha', 'api', 'processing', 1, 0, 0
       from json_each(?3)`,
    )
    .bind(
      context.tenant.id,
      modelId,
      JSON.stringify(
        Array.from({ length: total }, (_, at) => ({ id: `${context.tenant.id}-${at}`, at, sha: shaOf(at) })),
      ),
    )
    .run();
  const count = async (first: number) => {
    const ids = Array.from({ length: 10 }, (_, offset) => `${context.tenant.id}-${first + offset}`);
    const statements = await Promise.all(
      ids.map((id) => meterDocument(context, id, [{ number: 1, words: [] }])),
    );
    await commit(context.shard, statements.flat() as [Statement, ...Statement[]]);
  };
  for (let start = 0; start < total; start += 500)
    await Promise.all(Array.from({ length: 50 }, (_, group) => count(start + group * 10)));
  expect(await used(context)).toBe(800);
  const { results } = await usShard()
    .prepare(
      "select units, count(*) as files from document_meters where tenant_id = ? group by units order by units",
    )
    .bind(context.tenant.id)
    .all();
  expect(results).toEqual([
    { units: 0, files: 200 },
    { units: 1, files: 800 },
  ]);
}, 300_000);
