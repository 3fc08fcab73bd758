import { randomUUID } from "node:crypto";
import { signIn } from "../bench/sign-in.mjs";

/** Milliseconds: a door that has not answered by then has failed. */
const patience = 60_000;
/** The base model whose demo model takes all documents, and the name that a mail's subject calls it by. */
const model = { id: "invoices-north-america", name: "Invoices-North America" };
const mailTo = "documents+demo.demo2paper3data4@fieldwise.example";

/**
 * The doors of a running product and the list behind them. A door takes `(fileName, bytes)` and returns null, or what
 * went wrong. Of FTP there is none: that door fetches from a server of the customer's, and the local environment has no
 * such server.
 */
export async function doorsOf(url, demo) {
  const cookie = await signIn(url, demo);
  const modelId = demo.models[model.id];
  const api = `${url}/api/TenantAIModels/${modelId}/documents`;
  const authorization = { Authorization: `Bearer ${demo.apiKey}` };
  const formOf = (fileName, bytes, more = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(more)) form.append(name, value);
    form.append("file", new Blob([bytes], { type: "application/pdf" }), fileName);
    return form;
  };
  return {
    doors: {
      API: (fileName, bytes) =>
        problemOf(202, api, {
          headers: { ...authorization, "Idempotency-Key": fileName },
          body: formOf(fileName, bytes),
        }),
      browser: (fileName, bytes) =>
        problemOf(302, `${url}/document-processing/${modelId}/documents`, {
          headers: { Cookie: cookie, Origin: url },
          body: formOf(fileName, bytes, { uploadKey: randomUUID() }),
        }),
      mail: (fileName, bytes) => {
        const query = new URLSearchParams({ from: "dana@sender.example", to: mailTo });
        return problemOf(200, `${url}/cdn-cgi/handler/email?${query}`, { body: mailWith(fileName, bytes) });
      },
    },
    /** A page of the newest documents. */
    async list(page) {
      const answer = await fetch(`${api}?page=${page}&size=200`, {
        headers: authorization,
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
      return (await answer.json()).items;
    },
    /** Seconds that the oldest document has waited, null when none waits. */
    async oldest() {
      const answer = await fetch(`${url}/healthz`, {
        headers: { Authorization: "Bearer local" },
        signal: AbortSignal.timeout(patience),
      }).catch(() => null);
      return (await answer?.json().catch(() => null))?.backlog?.oldestSeconds ?? null;
    },
  };
}

async function problemOf(wanted, address, init) {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(address, { method: "POST", redirect: "manual", signal, ...init });
    const text = await answer.text();
    return answer.status === wanted ? null : `${answer.status} ${text.slice(0, 120)}`;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

function mailWith(fileName, bytes) {
  const base64 = bytes.toString("base64").match(/.{1,76}/g);
  return [
    "From: Dana <dana@sender.example>",
    `To: ${mailTo}`,
    `Subject: ${model.name}`,
    `Message-ID: <${fileName}@sender.example>`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="soak"',
    "",
    "--soak",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Please find the document enclosed.",
    "--soak",
    `Content-Type: application/pdf; name="${fileName}"`,
    `Content-Disposition: attachment; filename="${fileName}"`,
    "Content-Transfer-Encoding: base64",
    "",
    ...base64,
    "--soak--",
    "",
  ].join("\r\n");
}
