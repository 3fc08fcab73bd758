import type { Calls, Document, Problem } from "./calls.ts";

export type * from "./calls.ts";

/** A call by its method and path as the documentation writes them, such as "GET /api/TenantAIModels". */
export type CallName = keyof Calls;

type Sent = "path" | "query" | "headers" | "body";
type Given<Call> = Pick<Call, Extract<keyof Call, Sent>>;
/** What may be left out: the parameters of a place where none is required. */
type Optional<Call> = {
  [Key in keyof Call]: Record<never, never> extends Call[Key] ? Key : never;
}[keyof Call];
type Options<Call> = Omit<Given<Call>, Optional<Call>> &
  Partial<Pick<Given<Call>, Extract<keyof Given<Call>, Optional<Call>>>>;
type Arguments<Call> =
  Record<never, never> extends Options<Call> ? [options?: Options<Call>] : [options: Options<Call>];

export type FieldwiseSettings = {
  /** An API key of the organization, or an access token of its sign-in provider. */
  key: string;
  /** Where the product runs, such as https://app.example.com. */
  site: string;
  /** The language of the sentences in problems. */
  language?: "en" | "es";
  fetch?: typeof fetch;
  /** How often a call that was told to come again is repeated; 4 unless told. */
  retries?: number;
};

/** What the API says when a call fails: problem details (RFC 9457). `code` stays the same in every language. */
export class FieldwiseError extends Error {
  override name = "FieldwiseError";
  readonly status: number;
  readonly problem: Partial<Problem>;
  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? `The service responded with ${status}.`);
    this.status = status;
    this.problem = problem;
  }
  get code(): string | undefined {
    return this.problem.code;
  }
}

/** The states in which a document is still being read. */
const unread: readonly string[] = ["received", "processing"];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Fieldwise {
  readonly #settings: FieldwiseSettings;

  constructor(settings: FieldwiseSettings) {
    this.#settings = settings;
  }

  /**
   * Makes a call of the API. Answers its JSON, a Blob for a file, or undefined where there is nothing to say. A call that
   * the service is too busy for (429, 503) is repeated after the time it names. Throws FieldwiseError.
   */
  async call<Name extends CallName>(
    name: Name,
    ...[options]: Arguments<Calls[Name]>
  ): Promise<Calls[Name]["answer"]> {
    const {
      path = {},
      query = {},
      headers = {},
      body,
    } = (options ?? {}) as Partial<Record<Sent, unknown>> as {
      path?: Record<string, string>;
      query?: Record<string, unknown>;
      headers?: Record<string, string>;
      body?: unknown;
    };
    const [method = "GET", template = ""] = name.split(" ");
    const url = new URL(
      template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? "")),
      this.#settings.site,
    );
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) for (const one of [value].flat()) url.searchParams.append(key, String(one));
    const isForm = body instanceof FormData;
    const response = await this.#send(url, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (response.status === 204) return undefined as Calls[Name]["answer"];
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
    const isFile = response.headers.get("Content-Disposition")?.startsWith("attachment");
    if (isJson && !isFile) return (await response.json()) as Calls[Name]["answer"];
    return (await response.blob()) as Calls[Name]["answer"];
  }

  /**
   * Uploads a file. The same `key` and file again create no second document, so that an upload whose answer was lost can be
   * repeated.
   */
  upload(modelId: string, file: Blob, { name, key }: { name: string; key?: string }) {
    const body = new FormData();
    body.set("file", file, name);
    return this.call("POST /api/TenantAIModels/{id}/documents", {
      path: { id: modelId },
      headers: { "idempotency-key": key ?? crypto.randomUUID() },
      body,
    });
  }

  /**
   * Waits until a document is read, looking every `every` milliseconds (1,000), and answers it. Throws an Error after
   * `atMost` milliseconds (300,000). A webhook tells the same without asking.
   */
  async read(
    modelId: string,
    documentId: string,
    { every = 1_000, atMost = 300_000 } = {},
  ): Promise<Document> {
    for (const end = Date.now() + atMost; ; await pause(every)) {
      const document = await this.call("GET /api/TenantAIModels/{id}/documents/{docId}", {
        path: { id: modelId, docId: documentId },
      });
      if (!unread.includes(document.status)) return document;
      if (Date.now() >= end) throw new Error(`Document ${documentId} was not read within ${atMost} ms.`);
    }
  }

  async #send(url: URL, request: RequestInit): Promise<Response> {
    const { key, language = "en", fetch: ask = fetch, retries = 4 } = this.#settings;
    const headers = { ...request.headers, Authorization: `Bearer ${key}`, "Accept-Language": language };
    for (let rest = retries; ; rest -= 1) {
      const response = await ask(url, { ...request, headers });
      if (response.ok) return response;
      const wait = Number(response.headers.get("Retry-After"));
      if (rest === 0 || ![429, 503].includes(response.status) || !(wait > 0)) throw await errorOf(response);
      await response.body?.cancel();
      await pause(wait * 1_000);
    }
  }
}

async function errorOf(response: Response): Promise<FieldwiseError> {
  const text = await response.text();
  try {
    return new FieldwiseError(response.status, JSON.parse(text));
  } catch {
    return new FieldwiseError(response.status, {});
  }
}
