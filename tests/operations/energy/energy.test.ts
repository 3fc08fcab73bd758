import { env } from "cloudflare:workers";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found } from "@tests/support/planted-result";
import { tenantUser } from "@tests/support/tenant-user";
import { sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { baseModelOf } from "~/domain/models/base-models";
import type { TenantContext } from "~/operations/context";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { describeLines } from "~/operations/energy/describe";
import { editEnergyAccount } from "~/operations/energy/edit-account";
import { exportCapZip } from "~/operations/energy/export-cap-zip";
import { exportEnergyValidations } from "~/operations/energy/export-validations";
import { getEnergyAccount } from "~/operations/energy/get-account";
import { listEnergyAccounts } from "~/operations/energy/list-accounts";
import { listDescriptors } from "~/operations/energy/list-descriptors";
import { listEnergyValidations } from "~/operations/energy/list-validations";
import { noteDueBills } from "~/operations/energy/note-due";
import { uploadDescriptors } from "~/operations/energy/upload-descriptors";
import { saveRule } from "~/operations/rules/save";
import { compareAgain } from "~/operations/suppliers/steps/compare-due";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

const fields = (baseModelOf("energy-bills")?.fields ?? []).map(({ key, line }) => ({
  key,
  line,
  weight: 1,
  required: false,
}));
const values = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, found(text)]));

/** Bills of four months; the readings of the last do not follow on. */
const months = [6, 7, 8, 9].map((month, index) => {
  const end = new Date(Date.UTC(2026, month, 0)).getUTCDate();
  const day = (number: number) => `2026-0${month}-${String(number).padStart(2, "0")}`;
  return {
    month,
    header: {
      invoiceNumber: `B-${month}`,
      invoiceDate: `2026-${String(month + 1).padStart(2, "0")}-04`,
      vendorName: "Southern Ember",
      accountNumber: "600 418",
      meterNumber: "ED 1",
      currency: "AUD",
      periodStart: day(1),
      periodEnd: day(end),
      usageKwh: "300",
      previousRead: String(1_000 + index * 300 - (month === 9 ? 7 : 0)),
      currentRead: String(1_300 + index * 300 - (month === 9 ? 7 : 0)),
      subTotal: "90.00",
      tax: "9.00",
      total: "99.00",
    },
  };
});

type World = { context: TenantContext; modelId: string; ids: string[] };

async function planted(): Promise<World> {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context, {
    baseModelId: "energy-bills",
    culture: "en-AU",
    timeZone: "Australia/Sydney",
    fields,
  });
  const ids: string[] = [];
  for (const { month, header } of months)
    ids.push(
      await plantDocument(context, modelId, {
        position: month,
        fileName: `bill-${month}.pdf`,
        status: month === 9 ? "success" : "approved",
        result: {
          engineVersion: "test",
          modelVersion: "test",
          findings: [],
          fields: values(header),
          lineItems: [
            {
              cells: values({
                description: "Peak usage 300 kWh",
                quantity: "300",
                unitPrice: "0.30",
                netTotal: "90.00",
              }),
              arithmetic: "agrees",
            },
          ],
          proof: { state: "consistent", equations: [] },
        },
      }),
    );
  return { context, modelId, ids };
}

const textOf = (file: { stream: ReadableStream<Uint8Array> }) => new Response(file.stream).text();

describe("energy bills", () => {
  let world: World;
  beforeAll(async () => {
    world = await planted();
    const sweep = {
      ...makeSweepContext(env),
      openTenant: ({ tenantId }: { tenantId: string }) => makeRunContext(env, tenantId, "test"),
    };
    const { noted } = await noteDueBills(sweep, {});
    expect(noted).toBeGreaterThanOrEqual(4);
    expect((await noteDueBills(sweep, {})).noted).toBe(0);
  });

  it("are compared with settled bills of their account and meter", async () => {
    const { context, modelId, ids } = world;
    const { items, nextCursor } = await listEnergyValidations(context, { modelId, size: 2 });
    expect(items.map(({ bill }) => bill.documentId)).toEqual([ids[3], ids[2]]);
    const severities = items[0]?.outcomes.map(({ severity }) => severity);
    expect(severities?.slice(0, 9)).toEqual([
      "pass",
      "unknown",
      "pass",
      "severe",
      "pass",
      "pass",
      "pass",
      "pass",
      "pass",
    ]);
    expect(items[0]?.outcomes[3]?.values).toEqual({ read: "1893", last: "1900" });
    const rest = await listEnergyValidations(context, { modelId, cursor: nextCursor ?? "" });
    expect(rest.items.map(({ bill }) => bill.documentId)).toEqual([ids[1], ids[0]]);
    expect(rest.items[1]?.outcomes[3]?.severity).toBe("unknown");
    const severe = await listEnergyValidations(context, { modelId, severity: "severe" });
    expect(severe.items.map(({ outcomes }) => outcomes.map(({ check }) => check))).toEqual([[4]]);
    // A page of one has neither a document that was not read nor a bill without a warning.
    const unread = { id: context.newId(), modelId, position: 20, status: "error" as const, receivedAt: 0 };
    await insertDocuments(context, [unread]);
    const newest = await listEnergyValidations(context, { modelId, size: 1 });
    expect(newest.items.map(({ bill }) => bill.documentId)).toEqual([ids[3]]);
    const warned = await listEnergyValidations(context, { modelId, size: 1, severity: "warning" });
    expect(warned.items.map(({ bill }) => bill.documentId)).toEqual([ids[2]]);
  });

  it("of today are none of tomorrow: the day is that of the model's time zone", async () => {
    const { context, modelId } = world;
    const datesAt = async (now: string) => {
      const { items } = await listEnergyValidations(
        { ...context, now: () => new Date(now) },
        { modelId, size: 1 },
      );
      return items[0]?.outcomes[7]?.severity;
    };
    // The bill is of 4 October, which begins in Sydney at 14:00 UTC of the day before.
    expect(await datesAt("2026-10-03T13:30:00Z")).toBe("warning");
    expect(await datesAt("2026-10-03T14:30:00Z")).toBe("pass");
  });

  it("give a report of what failed, in the reader's language", async () => {
    const { context, modelId } = world;
    const report = await textOf(await exportEnergyValidations(context, { modelId, language: "es" }));
    const rows = report.trim().split("\r\n");
    // Two months running the very same use a day is an estimate (10), readings that do not follow on are another (4).
    expect(rows.slice(1).map((row) => /,2026-0\d-3\d,(\d+),/.exec(row)?.[1])).toEqual(["4", "10"]);
    expect(rows[1]).toMatch(/bill-9\.pdf,B-9,Southern Ember,600 418,ED 1,electric,2026-09-01,2026-09-30,4,/);
    expect(rows[1]).toMatch(/"?La lectura anterior es 1893, pero la última factura terminó en 1900\./);
  });

  it("have a page per account with use and cost per day and what was flagged", async () => {
    const { context, modelId } = world;
    const { items } = await listEnergyAccounts(context, { modelId });
    expect(items.map(({ supplier, account }) => [supplier, account])).toEqual([
      ["Southern Ember", "600 418"],
    ]);
    const accountId = items[0]?.id ?? "";
    await editEnergyAccount(context, {
      modelId,
      accountId,
      opensOn: "1/1/2026",
      closesOn: "2026-08-31",
      unitPrice: "$0.30",
    });
    const { user } = await tenantUser({ context });
    await user.open(`/energy/${modelId}`);
    expect(user.text()).toMatch(/600 418 .*01\/01\/2026 .*31\/08\/2026/s);
    const { meters, unitPrice } = await getEnergyAccount(context, { modelId, accountId });
    expect(unitPrice).toBe(0.3);
    expect(
      meters.map(({ meter, periods }) => [
        meter,
        periods.map(({ days, usagePerDay }) => [days, usagePerDay]),
      ]),
    ).toEqual([
      [
        "ED 1",
        [
          [30, 10],
          [31, 300 / 31],
          [31, 300 / 31],
          [30, 10],
        ],
      ],
    ]);
    expect(meters[0]?.periods.map(({ flagged }) => flagged.map(({ check }) => check))).toEqual([
      [],
      [],
      [10],
      [4, 20],
    ]);
    const edit = (change: { opensOn?: string; unitPrice?: string }) =>
      editEnergyAccount(context, { modelId, accountId, ...change });
    await expect(edit({ unitPrice: "cheap" })).rejects.toMatchObject({ messageKey: "energy.error.price" });
    await expect(edit({ unitPrice: "-1" })).rejects.toMatchObject({ messageKey: "energy.error.price" });
    await expect(edit({ opensOn: "31/12/2026" })).rejects.toMatchObject({ code: "invalid" });
    await expect(getEnergyAccount(context, { modelId, accountId: "no" })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("go to EnergyCAP with their lines once these are described; only settled ones, with what else is asked for", async () => {
    const { context, modelId, ids } = world;
    const waiting = await listDescriptors(context, {});
    expect(waiting.items.map(({ words, shown, supplier }) => [words, shown, supplier])).toEqual([
      ["peak usage kwh", "Peak usage 300 kWh", "Southern Ember"],
    ]);
    const file = "line,chargeType,unit,heading\r\npeak usage kWh,usage,kWh,COST:AUD:Peak\r\n";
    const bytes = new TextEncoder().encode(file);
    expect(await uploadDescriptors(context, { bytes })).toEqual({ described: 1, refused: [] });
    expect((await listDescriptors(context, {})).counts).toEqual({ described: 1, waiting: 0 });
    const wrong = new TextEncoder().encode(`${file}other,nonsense,,\r\n`);
    expect(await uploadDescriptors(context, { bytes: wrong })).toEqual({
      described: 0,
      refused: [{ row: 3, message: "energy.error.choice" }],
    });
    const { stream } = await exportCapZip(context, {
      modelId,
      includeJson: "true",
      includeOriginalFile: "true",
    });
    const parts = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(Object.keys(parts).sort()).toEqual([
      "energycap-1.csv",
      ...[6, 7, 8].map((month) => `json/bill-${month}.pdf.json`),
      ...[6, 7, 8].map((month) => `originals/bill-${month}.pdf`),
    ]);
    expect(new TextDecoder().decode(parts["energycap-1.csv"]).split("\r\n").slice(0, 2)).toEqual([
      "ACCOUNT,STARTDATE,ENDDATE,ACE,METERCODE,VENDORCODE,COST:AUD:Peak",
      "600 418,20260601,20260701,Actual,ED 1,Southern Ember,90",
    ]);
    const json = JSON.parse(new TextDecoder().decode(parts["json/bill-6.pdf.json"]));
    expect(json).toMatchObject({ documentId: ids[0], fields: { total: { value: "99.00" } } });
  });

  it("are noted anew when somebody corrects them", async () => {
    const { context, modelId, ids } = world;
    await saveCorrections(context, {
      documentId: ids[3] ?? "",
      revision: 0,
      fields: { previousRead: "1900" },
    });
    const { items } = await listEnergyValidations(context, { modelId, size: 1 });
    expect(
      items[0]?.outcomes.filter(({ check }) => check === 3 || check === 4).map(({ severity }) => severity),
    ).toEqual(["severe", "pass"]);
  });

  it("of others than their own tenant are nothing to them, and models of other documents are refused", async () => {
    const { context, modelId } = world;
    const other = await makeTenant();
    await expect(listEnergyValidations(other, { modelId })).rejects.toMatchObject({ code: "not-found" });
    await describeLines(other, {
      descriptors: [
        {
          line: "Peak usage kwh",
          commodity: "gas",
          chargeType: "other",
          unit: "",
          heading: "",
          quantityHeading: "",
        },
      ],
    });
    expect((await listDescriptors(context, { described: true })).items[0]?.commodity).toBeNull();
    const { id } = await makeModel(context, { name: "Others" });
    await expect(listEnergyAccounts(context, { modelId: id })).rejects.toMatchObject({
      messageKey: "energy.error.not-energy",
    });
  });
});

it("a bill's report says which rules it does not meet, and where the data in its file differ from the page", async () => {
  const { context, modelId, ids } = await planted();
  const documentId = ids[3] ?? "";
  const sentence = "Above 50 the site manager decides.";
  await saveRule(context, {
    modelId,
    kind: "within",
    field: "total",
    value: "0..50",
    sentence,
    blocks: true,
  });
  const differs = [
    { key: "finding.embedded-differs", field: "total", values: { embedded: "99.00", printed: "1290.00" } },
    { key: "finding.hidden-text", field: null, values: {} },
  ];
  await context.shard.run(
    () => sql`update results set findings = ${JSON.stringify(differs)} where document_id = ${documentId}`,
  );
  const run = await makeRunContext(env, context.tenant.id, "test");
  if (!run) throw new Error("there is no such tenant");
  await compareAgain(run, documentId);
  const { items } = await listEnergyValidations(context, { modelId });
  expect(items.map(({ findings }) => findings.map(({ kind, severity }) => [kind, severity]))).toEqual([
    [
      ["rule", "severe"],
      ["embedded", "warning"],
    ],
    [],
    [],
    [],
  ]);
  const severe = await listEnergyValidations(context, { modelId, severity: "severe" });
  expect(severe.items.map(({ outcomes, findings }) => [outcomes.length, findings.length])).toEqual([[1, 1]]);
  const rowsIn = async (language: "en" | "es") =>
    (await textOf(await exportEnergyValidations(context, { modelId, language }))).split("\r\n").slice(2, 4);
  expect(await rowsIn("en")).toEqual([
    expect.stringContaining(`,,Rule of the organization,severe,${sentence}`),
    expect.stringMatching(
      /,,Data in the file,warning,.*Total: the embedded data says \S99\.00\S, the page says \S1,290\.00/,
    ),
  ]);
  expect((await rowsIn("es"))[1]).toContain("Datos del archivo,warning");
  const { user } = await tenantUser({ context });
  await user.open(`/energy/${modelId}/checks`);
  expect(user.text()).toContain(`Rule of the organization: ${sentence}`);
  expect(user.text()).toContain("the page says “1,290.00”");
});
