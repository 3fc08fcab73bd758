import { HTTPException } from "hono/http-exception";
import { NotReady, type UnreadyDocument } from "~/domain/documents/not-ready";
import type { EInvoiceProblem } from "~/domain/e-invoice/e-invoice-problem";
import { NotAnEInvoice } from "~/domain/e-invoice/not-an-e-invoice";
import { AppError } from "~/domain/errors/app-error";
import { type InputIssue, InvalidInput } from "~/domain/errors/invalid-input";
import { isTransientError } from "~/domain/errors/is-transient-error";
import { statusOf } from "~/http/status-of";
import type { Translate } from "~/locales/translate";
import { log } from "~/platform/log";
import { languageOf, translatorOf } from "./api-language";
import { concernBody } from "./document-body";
import { eInvoiceProblemBody } from "./e-invoice-problem-body";
import { HttpProblem } from "./http-problem";

type Problem = {
  status: number;
  code: string;
  messageKey: string;
  values?: Record<string, string | number>;
  issues?: InputIssue[];
  headers?: Record<string, string>;
  reference?: string;
  documents?: readonly UnreadyDocument[];
  rules?: readonly EInvoiceProblem[];
};

/** Any error as an answer of type application/problem+json (RFC 9457), in the language of the request. */
export async function problemResponse(request: Request, error: unknown): Promise<Response> {
  const problem = problemOf(request, error);
  const t = await translatorOf(request);
  const body = {
    type: `/api/docs#problem-${problem.code}`,
    title: t(`api.problem.${problem.code}`),
    status: problem.status,
    detail: sentence(t, problem.messageKey, problem.values),
    instance: new URL(request.url).pathname,
    code: problem.code,
    ...(problem.issues && { errors: problem.issues.map((issue) => errorOf(t, issue)) }),
    ...(problem.documents && {
      documents: problem.documents.map(({ documentId, concerns }) => ({
        documentId,
        concerns: concerns.map((concern) => concernBody(t, concern)),
      })),
    }),
    ...(problem.rules && { rules: problem.rules.map((one) => eInvoiceProblemBody(t, one)) }),
    ...(problem.reference && { reference: problem.reference }),
  };
  const headers = new Headers({ ...problem.headers, "Content-Type": "application/problem+json" });
  headers.set("Content-Language", languageOf(request));
  headers.set("Cache-Control", "no-store");
  headers.append("Vary", "Accept-Language");
  return new Response(JSON.stringify(body), { status: problem.status, headers });
}

function problemOf(request: Request, error: unknown): Problem {
  if (error instanceof HttpProblem) {
    const { status, code, messageKey, headers } = error;
    return { status, code, messageKey, headers };
  }
  if (error instanceof InvalidInput)
    return { status: 422, code: "invalid", messageKey: "api.error.invalid", issues: error.issues };
  if (error instanceof NotReady)
    return { ...problemOfRefusal(error), code: "not-ready", documents: error.documents };
  if (error instanceof NotAnEInvoice) return { ...problemOfRefusal(error), rules: error.problems };
  if (error instanceof AppError) return problemOfRefusal(error);
  if (error instanceof HTTPException && error.status === 400)
    return { status: 400, code: "malformed", messageKey: "api.error.malformed" };
  if (error instanceof HTTPException && error.status === 415)
    return { status: 415, code: "unsupported-media-type", messageKey: "api.error.not-json" };
  if (isTransientError(error)) {
    log.warn("api.unavailable", { path: new URL(request.url).pathname, error: String(error) });
    return { status: 503, code: "unavailable", messageKey: "api.error.busy", headers: comeAgain };
  }
  const reference = crypto.randomUUID();
  log.error("api", error, { reference, path: new URL(request.url).pathname });
  return { status: 500, code: "unexpected", messageKey: "api.error.unexpected", reference };
}

/** Seconds after which a client may come again. */
const comeAgain = { "Retry-After": "10" };

function problemOfRefusal({ code, messageKey, values, field }: AppError): Problem {
  return {
    status: statusOf[code],
    code,
    messageKey,
    values,
    ...(field !== undefined && code === "invalid" && { issues: [{ path: field, messageKey, values }] }),
    ...(code === "unavailable" && { headers: comeAgain }),
    ...(code === "unauthenticated" && { headers: { "WWW-Authenticate": 'Bearer realm="api"' } }),
  };
}

const errorOf = (t: Translate, { path, messageKey, values }: InputIssue) => ({
  field: path,
  pointer: `#${pointerOf(path)}`,
  detail: sentence(t, messageKey, values),
  code: messageKey,
});

/** A path as RFC 6901 writes it; the body itself is "". */
const pointerOf = (path: string) =>
  path === "" ? "" : `/${path.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll(".", "/")}`;

const sentence = (t: Translate, key: string, values: Record<string, string | number> = {}): string =>
  t(key, values);
