import type { Context } from "hono";
import { productName } from "~/domain/product";
import { annotationsBody } from "./annotations";
import type { Api, ApiEnvironment } from "./api-environment";
import { translatorFor } from "./api-language";
import { describeCustomerParameter } from "./customer-parameter";
import { groupsOf } from "./docs/calls";
import { groupPage } from "./docs/group-page";
import { startPage } from "./docs/start-page";
import { docsStyle } from "./docs/style";
import { tryCall } from "./docs/try-call";
import { type Tried, tryPage } from "./docs/try-page";
import { uploadBody } from "./document-files";
import { editsBody } from "./edits";
import { energyBody } from "./energy";
import { HttpProblem } from "./http-problem";
import { inboxBody } from "./inbox";
import { subscriptionBody } from "./subscriptions";
import { validationBody } from "./validation";
import { zipBody } from "./zip-files";

const configuration = {
  openapi: "3.1.0",
  info: {
    title: `${productName} API`,
    version: "1",
    description:
      "Send business documents, get checked data. Every request carries as a bearer token an API key, or " +
      "an access token of the sign-in provider where this is configured: then the person's rights apply. " +
      "Paths are not case-sensitive. Errors are problem details (RFC 9457); their messages are in the language " +
      "of `Accept-Language` (English or Spanish), their `code` stays the same.",
  },
};

/** The description of the API, for programs and for people. Both are public. */
export function addDescription(api: Api): void {
  api.openAPIRegistry.registerComponent("securitySchemes", "apiKey", { type: "http", scheme: "bearer" });
  let described: ReturnType<Api["getOpenAPI31Document"]> | null = null;
  const describe = () => {
    if (described) return described;
    described = api.getOpenAPI31Document(configuration);
    for (const { path, requestBody } of [
      uploadBody,
      zipBody,
      inboxBody,
      annotationsBody,
      subscriptionBody,
      energyBody,
      validationBody,
      editsBody,
    ])
      Object.assign(described.paths?.[path]?.post ?? {}, { requestBody });
    describeCustomerParameter(described.paths);
    return described;
  };
  api.get("/api/openapi.json", (c) => {
    c.header("Cache-Control", "public, max-age=300");
    return c.json(describe());
  });
  const shown = (c: Context<ApiEnvironment>, page: ReturnType<typeof startPage>) => {
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    c.header("Cache-Control", "public, max-age=300");
    return c.html(page);
  };
  api.get("/api/docs", async (c) => shown(c, startPage(describe(), await translatorFor("en"))));
  const tryShown = (c: Context<ApiEnvironment>, tried: Tried | null) => {
    const description = describe();
    return shown(c, tryPage(description.info.title, groupsOf(description), tried));
  };
  api.get("/api/docs/try", (c) => tryShown(c, null));
  api.post("/api/docs/try", async (c) => {
    const answer = await tryShown(c, await tryCall(api, c));
    // It holds a key and what the key opens.
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  });
  api.get("/api/docs/:group", (c) => {
    // The API writes words such as Users as the specification does, in whatever case they were asked for.
    const page = groupPage(describe(), c.req.param("group").toLowerCase());
    if (!page) throw new HttpProblem(404, "not-found", "api.error.no-route");
    return shown(c, page);
  });
  api.get("/api/docs.css", (c) => {
    c.header("Cache-Control", "public, max-age=300");
    return c.text(docsStyle, 200, { "Content-Type": "text/css; charset=utf-8" });
  });
}
