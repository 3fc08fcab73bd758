import type { Context } from "hono";
import { AppError } from "~/domain/errors/app-error";
import { isInSandbox } from "~/domain/permissions/actor";
import { samplesFor } from "~/domain/samples/sample-documents";
import { apiCallerOf } from "~/http/api-caller";
import { formFields } from "~/http/form-fields";
import type { TenantContext } from "~/operations/context";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import type { Api, ApiEnvironment } from "../api-environment";
import { type Tried, type Try, tries } from "./try-page";

/** Characters of an answer that a page shows. */
const mostShown = 20_000;

/** Makes the call that the form of the page asks for, for whoever has a sandbox key. */
export async function tryCall(api: Api, c: Context<ApiEnvironment>): Promise<Tried> {
  const form = formFields(await c.req.raw.formData());
  const [key, model, document] = [form.key ?? "", form.model ?? "", form.document ?? ""].map((text) =>
    text.trim().slice(0, 200),
  ) as [string, string, string];
  const step = tries.find((one) => one === form.step) ?? "models";
  const authorization = { Authorization: `Bearer ${key}` };
  const context = await sandboxOf(c, authorization);
  if (!context)
    return {
      refusal: "This is not a valid sandbox key. Other keys are for programs, not for this page.",
    };
  const { path, init } = await callOf(step, { model, document }, context, c);
  const address = new URL(path, c.req.url);
  const answer = await api.fetch(
    new Request(address, { ...init, headers: authorization }),
    c.env,
    c.executionCtx,
  );
  const text = await answer.text();
  return {
    step,
    status: answer.status,
    answer: indented(text).slice(0, mostShown),
    curl: `curl -s "$SITE${path}" -H "Authorization: Bearer $KEY"${init ? " -F file=@document.pdf" : ""}`,
    typed: { key, model, document: step === "send" ? (documentIn(text) ?? document) : document },
  };
}

/** The context of whoever has this sandbox key; null for every other key. */
async function sandboxOf(c: Context<ApiEnvironment>, headers: HeadersInit): Promise<TenantContext | null> {
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  try {
    const context = await apiCallerOf(new Request(c.req.url, { headers }), c.env, later);
    return isInSandbox(context.actor) ? context : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const usualModel = { baseModelId: "invoices-north-america", culture: "en-US" };

type Named = { model: string; document: string };

async function callOf(
  step: Try,
  { model, document }: Named,
  context: TenantContext,
  c: Context<ApiEnvironment>,
) {
  const models = "/api/TenantAIModels";
  const documents = `${models}/${encodeURIComponent(model)}/documents`;
  if (step === "models") return { path: models };
  if (step === "result") return { path: `${documents}/${encodeURIComponent(document)}` };
  // The call itself says what is wrong with a model that cannot be found.
  const found = await getDocumentModel(context, { modelId: model }).catch(() => usualModel);
  const [sample] = samplesFor(found);
  if (!sample) throw new Error("there is no sample of this type");
  const body = new FormData();
  const file = await c.env.ASSETS.fetch(new URL(sample.path, c.req.url));
  body.set("file", new File([await file.arrayBuffer()], sample.fileName, { type: "application/pdf" }));
  return { path: documents, init: { method: "POST", body } };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const documentIn = (text: string) => /"documentId": ?"([^"]+)"/.exec(text)?.[1];
