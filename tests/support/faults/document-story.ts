import { env } from "cloudflare:workers";
import { startBusinessCentral } from "@tests/stand-ins/erp/business-central";
import { createApi } from "@workers/api/api";
import { receiveInboundMail } from "@workers/email/inbound-mail";
import { everyMinute } from "@workers/schedules/every-minute";
import { insertEndpoint } from "~/data/shard/webhook-endpoints";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { webhookEventTypes } from "~/domain/webhooks/webhook-event-types";
import type { TenantContext } from "~/operations/context";
import { editErpSettings } from "~/operations/erp/edit-settings";
import { openErpSystems } from "~/platform/erp/open-erp-systems";
import { hosts, settingsFor } from "../erp-world";
import { mailOf } from "../mail-of";
import { makeKey } from "../make-key";
import { makeModel } from "../make-model";
import { makeTenant } from "../make-tenant";
import { usShard } from "../us-shard";
import type { Job } from "./job";
import { longJobs, trainableModel, zipOf } from "./long-jobs-story";
import type { Simulation } from "./simulation";
import { paperOf } from "./workers";

/** What someone was promised: an upload or mail that was taken, and what was asked for after it. */
export type Promised = {
  key: string;
  pages: number;
  /** Whether a door said that it has it. */
  taken: boolean;
  approved: boolean;
  released: boolean;
};

export type DocumentWorld = {
  context: TenantContext;
  modelId: string;
  promised: Promised[];
  /** What the receiver of webhooks got: the type and document of each event id, and how often it came. */
  received: Map<string, { what: string; times: number }>;
  fetch: typeof fetch;
  /** The numbers of the invoices that the ERP system has, each as often as it has it. */
  invoicesInErp: () => string[];
  /** Whether all who send and check documents have done what they wanted, or given up. */
  isDone: () => boolean;
};

const minute = 60_000;
/** Someone outside, whom no fault ends. */
const outsider = (): Job => ({
  number: 0,
  kind: "outside",
  calls: 0,
  busy: 0,
  waits: 0,
  isDead: false,
  die() {},
});

/** Tries of a client, a mail server or a person before they give up. */
const mostTries = 12;

/**
 * People and programs that send documents, check, approve and release them, each trying again until it worked. In a pile
 * the documents come at one moment, and are more than the tenant's share of the queues.
 */
export async function documentWorld(simulation: Simulation, isPile: boolean): Promise<DocumentWorld> {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  await plantEndpoint(context);
  const erp = startBusinessCentral();
  await connectErp(context, modelId, erp.ask);
  // Training takes processor time: a few stories have one.
  const trained = simulation.chance() < 0.15 ? await trainableModel(context) : null;
  const { key } = await makeKey(context);
  const promised: Promised[] = [];
  const received: DocumentWorld["received"] = new Map();
  let open = 0;
  const ask = client(simulation, key);

  async function follow(number: number): Promise<void> {
    const { chance, clock } = simulation;
    const me = outsider();
    const isScan = chance() < 0.4;
    const pages = Array.from({ length: 1 + Math.floor(chance() * 3) }, (_, page) => {
      const text = `TAX INVOICE\nNorth Wharf Traders ${context.tenant.id}\nInvoice number INV-${number}\nInvoice date 2026-03-0${1 + page}\nPage ${page + 1}\nTotal 1${number}0.00`;
      return isScan ? { scan: text } : { text };
    });
    const paper = paperOf(pages);
    const one: Promised = {
      key: `paper-${number}`,
      pages: pages.length,
      taken: false,
      approved: false,
      released: false,
    };
    promised.push(one);
    await clock.sleep(me, isPile ? minute : chance() * 3 * minute);
    const again = async (act: () => Promise<boolean>): Promise<boolean> => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        if (await act()) return true;
        await clock.sleep(me, (5 + 60 * chance()) * 1_000);
      }
      return false;
    };
    const way = chance();
    const deliver = () =>
      way < 0.45 ? upload(one, paper) : way < 0.75 ? mail(one, paper) : uploadZip(one, paper);
    one.taken = await again(deliver);
    if (!one.taken) return;
    const find = () => documentOf(context, one.key);
    await again(async () => {
      await clock.sleep(me, minute);
      return ["success", "failed", "error"].includes((await find())?.status ?? "");
    });
    const document = await find();
    if (!document || document.status === "error" || chance() < 0.2) return;
    const base = `/api/TenantAIModels/${modelId}/documents`;
    one.approved = await again(async () => {
      const now = await find();
      if (now?.status === "approved") return true;
      const body = {
        revision: now?.revision,
        verb: "approve",
        force: true,
        fields: {
          vendorName: "Harbour Rope Ltd",
          invoiceNumber: `INV-${number}-A`,
          invoiceDate: "2026-03-02",
          subTotal: `1${number}0.00`,
          total: `1${number}0.00`,
        },
      };
      const answer = await ask("POST", `${base}/${document.id}/review`, JSON.stringify(body));
      return answer?.status === 200;
    });
    if (!one.approved || chance() < 0.3) return;
    one.released = await again(async () => {
      // Asking once more would be asking for a second release.
      if (await isReleaseAsked(document.id)) return true;
      const answer = await ask("PUT", `${base}/ReleaseJsonToStorageProvider`, JSON.stringify([document.id]));
      return answer?.status === 202 && /"done"/.test(answer.text);
    });
  }

  async function upload(one: Promised, paper: Uint8Array): Promise<boolean> {
    const form = new FormData();
    form.append("file", new File([paper.slice()], `${one.key}.pdf`, { type: "application/pdf" }));
    const answer = await ask("POST", `/api/TenantAIModels/${modelId}/documents`, form, {
      "Idempotency-Key": one.key,
    });
    return answer?.status === 202;
  }

  async function uploadZip(one: Promised, paper: Uint8Array): Promise<boolean> {
    const form = new FormData();
    const zip = zipOf({ [`${one.key}.pdf`]: paper });
    form.append("file", new File([zip.slice()], `${one.key}.zip`, { type: "application/zip" }));
    const answer = await ask("POST", `/api/TenantAIModels/${modelId}/ZipFiles`, form, {
      "Idempotency-Key": one.key,
    });
    return answer?.status === 202;
  }

  async function mail(one: Promised, paper: Uint8Array): Promise<boolean> {
    const to = mailAddressOf(context.tenant, env.MAIL_DOMAIN);
    const raw = mailOf({
      from: "Dana <dana@example.org>",
      to,
      subject: "Supplier-Invoices",
      messageId: `<${one.key}.${context.tenant.id}@example.org>`,
      parts: [
        {
          fileName: `${one.key}.pdf`,
          contentType: "application/pdf",
          bytes: paper,
          disposition: "attachment",
        },
      ],
    });
    const { how } = await simulation.run("mail", async (bindings) => {
      const stream = new Response(raw).body ?? new ReadableStream();
      const setReject = (reason: string) => {
        throw new Error(`rejected: ${reason}`);
      };
      await receiveInboundMail(
        { from: "bounce@example.org", to, raw: stream, rawSize: raw.length, setReject },
        bindings,
      );
    });
    return how === "done";
  }

  /** The receiver of webhooks, and the ERP system. */
  const receive = (async (url: string, init: RequestInit) => {
    if (/^https:\/\/(login|bc)\.test\//.test(String(url)))
      return simulation.callAtWork("ERP.ask", () => erp.ask(url, init));
    const headers = new Headers(init.headers);
    const event = JSON.parse(String(init.body));
    return simulation.callAtWork("WEBHOOK.post", async () => {
      const id = headers.get("webhook-id") ?? "";
      const what = `${event.type} ${event.data?.documentId}`;
      received.set(id, { what, times: (received.get(id)?.times ?? 0) + 1 });
      return new Response(null, { status: 204 });
    });
  }) as typeof fetch;
  const under = (work: Promise<unknown>) => {
    open += 1;
    void work.finally(() => {
      open -= 1;
    });
  };
  /** Somebody asks for a long job at some moment, again until it was noted. */
  async function order(job: () => Promise<boolean>): Promise<void> {
    const me = outsider();
    await simulation.clock.sleep(me, simulation.chance() * 8 * minute);
    for (let tries = 0; tries < mostTries && !(await job()); tries += 1)
      await simulation.clock.sleep(me, (5 + 60 * simulation.chance()) * 1_000);
  }
  const count = (isPile ? 5 : 2) + Math.floor(simulation.chance() * 3);
  for (let number = 1; number <= count; number += 1) under(follow(number));
  const jobs = longJobs(simulation, context);
  if (simulation.chance() < 0.4) under(order(jobs.export));
  if (simulation.chance() < 0.4) under(order(jobs.report));
  if (trained) under(order(() => jobs.train(trained)));
  const invoicesInErp = () => erp.documents.purchaseInvoices.map((row) => String(row.vendorInvoiceNumber));
  return { context, modelId, promised, received, fetch: receive, invoicesInErp, isDone: () => open === 0 };
}

/** The cron's tick. */
export const tick = (simulation: Simulation) =>
  void simulation.run("cron", (bindings) => everyMinute(bindings, "* * * * *"));

/** Asks the API; null where no answer came. An answer counts even if the isolate ends after it. */
const client =
  (simulation: Simulation, key: string) =>
  async (method: string, path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    let answer: { status: number; text: string } | null = null;
    const kind = `request ${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id")}`;
    await simulation.run(kind, async (bindings) => {
      const later: Promise<unknown>[] = [];
      const execution = {
        waitUntil: (work: Promise<unknown>) => void later.push(work.catch(() => {})),
        passThroughOnException() {},
        props: {},
      } as unknown as ExecutionContext;
      const request = new Request(`https://fieldwise.example${path}`, {
        method,
        body,
        headers: {
          Authorization: `Bearer ${key}`,
          ...(typeof body === "string" && { "Content-Type": "application/json" }),
          ...headers,
        },
      });
      const response = await createApi().fetch(request, bindings, execution);
      answer = { status: response.status, text: await response.text() };
      await Promise.all(later);
    });
    return answer as { status: number; text: string } | null;
  };

/** Every approved document goes to the ERP system. */
async function connectErp(context: TenantContext, modelId: string, ask: typeof fetch): Promise<void> {
  const erp = openErpSystems({ hosts, ask, pause: async () => {} });
  const settings = settingsFor(modelId, "business-central", { onApproval: true });
  await editErpSettings({ ...context, erp, erpQueue: { send: async () => {} } } as never, settings);
}

async function plantEndpoint({ shard, newId, now, secrets, tenant }: TenantContext): Promise<void> {
  const [id, at] = [newId(), now()];
  const use = { purpose: "webhook-secret", owner: `${tenant.id}:${id}` } as const;
  await insertEndpoint(shard, {
    id,
    url: "http://127.0.0.1:9/in",
    eventTypes: [...webhookEventTypes],
    sealedSecret: await secrets.seal("whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=", use),
    state: "enabled",
    notBefore: at,
    busyUntil: at,
    createdAt: at,
  });
}

type Document = { id: string; status: string; revision: number };

/** The document of a paper as the database has it. */
const documentOf = ({ tenant }: TenantContext, key: string) =>
  usShard()
    .prepare("select id, status, revision from documents where tenant_id = ? and file_name = ?")
    .bind(tenant.id, `${key}.pdf`)
    .first<Document>();

const isReleaseAsked = (documentId: string) =>
  usShard()
    .prepare(
      "select 1 as asked from document_releases where document_id = ? and state in ('waiting', 'done')",
    )
    .bind(documentId)
    .first();
