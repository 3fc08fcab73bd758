import { productName } from "~/domain/product";
import { annotationsBody } from "./annotations";
import type { Api } from "./api-environment";
import { describeCustomerParameter } from "./customer-parameter";
import { docsPage, docsStyle } from "./docs-page";
import { uploadBody } from "./document-files";
import { editsBody } from "./edits";
import { energyBody } from "./energy";
import { subscriptionBody } from "./subscriptions";
import { validationBody } from "./validation";
import { zipBody } from "./zip-files";

const configuration = {
  openapi: "3.1.0",
  info: {
    title: `${productName} API`,
    version: "1",
    description:
      "Send business documents in, take checked data out. Every request carries as a bearer token an API key, or " +
      "an access token of the sign-in provider where the service is set up for it: then the rights are the person's. " +
      "Paths may be written in any case. Errors are problem details (RFC 9457); their sentences come in the language " +
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
  api.get("/api/docs", (c) => {
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    c.header("Cache-Control", "public, max-age=300");
    return c.html(docsPage(describe()));
  });
  api.get("/api/docs.css", (c) => {
    c.header("Cache-Control", "public, max-age=300");
    return c.text(docsStyle, 200, { "Content-Type": "text/css; charset=utf-8" });
  });
}
