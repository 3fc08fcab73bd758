import { z } from "zod";
import { ErpProblem } from "~/domain/erp/erp-problem";

const body = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** What is said of each code; whatever else is said stands as the ERP system says it. */
const sentences: [RegExp, string][] = [
  [/^Authentication_|^Unauthorized$/, "erp.problem.not-allowed"],
  [/^Application_StringExceededLength$/, "erp.problem.too-long"],
  [/^Internal_InvalidTableRelation$/, "erp.problem.unknown-account"],
];

/** Why a call failed, from its status and OData error. `asked`: the milliseconds that the answer asks to wait. */
export function problemOfAnswer(status: number, text: string, asked: number | null): ErpProblem {
  const { code, message } = errorIn(text);
  const after = asked === null ? null : asked / 1_000;
  if (status === 429 || status === 503)
    return new ErpProblem("erp.problem.busy", null, { after, slowDown: true });
  const mayPass =
    status >= 500 ||
    status === 408 ||
    status === 409 ||
    code === "Internal_TenantUnavailable" ||
    /deadlock/i.test(message);
  if (mayPass) return new ErpProblem("erp.problem.unavailable", message, { after, slowDown: false });
  if (status === 401 || status === 403) return new ErpProblem("erp.problem.not-allowed", message);
  const sentence = sentences.find(([pattern]) => pattern.test(code));
  return new ErpProblem(sentence?.[1] ?? "erp.problem.said", message || String(status));
}

/** The code and the sentence of an OData error, without what only their support can read. */
function errorIn(text: string): { code: string; message: string } {
  try {
    const { code, message } = body.parse(JSON.parse(text)).error;
    return {
      code,
      message: message
        .replace(/\s*CorrelationId:.*$/s, "")
        .trim()
        .slice(0, 500),
    };
  } catch {
    return { code: "", message: "" };
  }
}
