/** What a stand-in answers: an OData error as Microsoft's services write them. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export type Row = Record<string, unknown>;

/** Whether a row is found by a filter of `eq`, `and`, `or` and brackets. Any other filter is refused. */
export function matches(row: Row, filter: string): boolean {
  const tokens = filter.match(/'(?:[^']|'')*'|[()]|[^\s()]+/g) ?? [];
  const [found, rest] = readOr(tokens, row);
  if (rest.length > 0) throw new Refused(400, "BadRequest", `unexpected ${rest[0]} in the filter`);
  return found;
}

function readOr(tokens: string[], row: Row): [boolean, string[]] {
  let [found, rest] = readAnd(tokens, row);
  while (rest[0] === "or") {
    const [other, left] = readAnd(rest.slice(1), row);
    [found, rest] = [found || other, left];
  }
  return [found, rest];
}

function readAnd(tokens: string[], row: Row): [boolean, string[]] {
  let [found, rest] = readOne(tokens, row);
  while (rest[0] === "and") {
    const [other, left] = readOne(rest.slice(1), row);
    [found, rest] = [found && other, left];
  }
  return [found, rest];
}

function readOne(tokens: string[], row: Row): [boolean, string[]] {
  if (tokens[0] === "(") {
    const [found, [close, ...rest]] = readOr(tokens.slice(1), row);
    if (close !== ")") throw new Refused(400, "BadRequest", "a bracket is not closed");
    return [found, rest];
  }
  const [name = "", operator, value = "", ...rest] = tokens;
  if (operator !== "eq" || !(name in row))
    throw new Refused(400, "BadRequest", `Could not find a property named '${name}'`);
  const wanted = value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : JSON.parse(value);
  return [row[name] === wanted, rest];
}

/** Refuses properties that are not there or cannot be written, missing ones, and texts that are too long. */
export function checkRow(
  row: Row,
  allowed: Record<string, number | "number" | "boolean" | "rows">,
  required: string[],
) {
  for (const [name, value] of Object.entries(row)) {
    const rule = allowed[name];
    if (rule === undefined)
      throw new Refused(
        400,
        "BadRequest_InvalidOperation",
        `The property '${name}' is read-only or unknown.`,
      );
    const isRight =
      typeof rule === "number"
        ? typeof value === "string"
        : rule === "rows"
          ? Array.isArray(value)
          : typeof value === rule;
    if (!isRight) throw new Refused(400, "BadRequest", `The value of '${name}' is of the wrong type.`);
    if (typeof rule === "number" && String(value).length > rule)
      throw new Refused(
        400,
        "Application_StringExceededLength",
        `The length of '${name}' must be at most ${rule}. CorrelationId: 7d1.`,
      );
  }
  const missing = required.find((name) => row[name] === undefined || row[name] === "");
  if (missing)
    throw new Refused(
      400,
      "Application_DialogException",
      `${missing} must have a value. CorrelationId: 7d2.`,
    );
}

type Answering = (request: Request, url: URL) => Promise<unknown>;

/**
 * The fetch of a stand-in: tokens for one application, a 429 at each call of this number, errors as OData. `calls` are those
 * that came in.
 */
export function standIn(application: { secret: string; scope: string }, answer: Answering) {
  const world = {
    calls: [] as string[],
    throttleEach: 0,
    retryAfter: null as string | null,
    /** Kills whoever makes the call of this number, before it comes in or before its answer is there: it goes on for ever. */
    kill: null as { at: number; when: "before" | "after"; killed(): void } | null,
    /** Statuses that the next calls are answered with, whatever they ask for. */
    failures: [] as number[],
    ask: (async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init as RequestInit);
      const url = new URL(request.url);
      world.calls.push(`${request.method} ${url.pathname.split("/").at(-1)}`);
      const number = world.calls.length;
      const kill = world.kill?.at === number ? world.kill : null;
      if (kill?.when === "before") return forEver(kill);
      const response = await answered(request, url, number);
      return kill ? forEver(kill) : response;
    }) as typeof fetch,
  };

  async function answered(request: Request, url: URL, number: number): Promise<Response> {
    const wait: Record<string, string> = world.retryAfter === null ? {} : { "Retry-After": world.retryAfter };
    if (world.throttleEach > 0 && number % world.throttleEach === 0)
      return errorOf(new Refused(429, "Application_TooManyRequests", "Too many requests."), wait);
    const failure = world.failures.shift();
    if (failure) return errorOf(new Refused(failure, "Internal_ServerError", "Something went wrong."), wait);
    try {
      if (url.pathname.endsWith("/oauth2/v2.0/token")) return await token(request);
      if (request.headers.get("Authorization") !== "Bearer granted")
        throw new Refused(
          401,
          "Authentication_InvalidCredentials",
          "The server has rejected the client credentials.",
        );
      const body = await answer(request, url);
      return body === null ? new Response(null, { status: 204 }) : Response.json(body);
    } catch (error) {
      if (error instanceof Refused) return errorOf(error, {});
      throw error;
    }
  }

  async function token(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    if (form.get("grant_type") !== "client_credentials" || form.get("scope") !== application.scope)
      return Response.json(
        { error: "invalid_scope", error_description: "AADSTS70011: scope" },
        { status: 400 },
      );
    if (form.get("client_secret") !== application.secret) {
      const description = "AADSTS7000215: Invalid client secret provided.\r\nTrace ID: 1";
      return Response.json({ error: "invalid_client", error_description: description }, { status: 401 });
    }
    return Response.json({ token_type: "Bearer", expires_in: 3599, access_token: "granted" });
  }

  return world;
}

function forEver({ killed }: { killed(): void }): Promise<never> {
  killed();
  return new Promise(() => {});
}

const errorOf = ({ status, code, message }: Refused, headers: Record<string, string>) =>
  Response.json({ error: { code, message } }, { status, headers });
