import { type Ask, apiClient, jsonBody } from "@tests/support/api-client";
import { type ForeignCase, pairsOf, plainText, unmatched } from "@tests/support/foreign-ids";
import { makeKey } from "@tests/support/make-key";
import { plantWorld, type World } from "@tests/support/planted-world";
import { beforeAll, describe, expect, it } from "vitest";
import { foreignIdCases } from "./foreign-id-cases";

const methods = ["get", "post", "put", "patch", "delete"];

async function describedRoutes(): Promise<string[]> {
  const { json } = await apiClient(null)("GET", "/api/openapi.json");
  return Object.entries(json.paths ?? {}).flatMap(([path, item]) =>
    path.includes("{")
      ? methods.filter((method) => method in (item as object)).map((m) => `${m.toUpperCase()} ${path}`)
      : [],
  );
}

const bodyOf = ({ body }: ForeignCase): RequestInit => {
  if (body === undefined) return {};
  if (body) return jsonBody(body);
  const form = new FormData();
  form.append("file", new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }));
  return { body: form };
};

describe("the id of another tenant in the API", () => {
  let [own, other]: World[] = [];
  let ask: Ask;
  let before: string;

  const worlds = () => {
    if (!own || !other) throw new Error("the worlds were not planted");
    return [own, other] as const;
  };
  const seenByOwner = async () => {
    const { context, ids } = worlds()[1];
    const theirs = apiClient((await makeKey(context)).key);
    const paths = [
      `TenantAIModels/${ids.model}`,
      `TenantAIModels/${ids.model}/documents/${ids.document}`,
      `TenantAIModels/${ids.model}/versions/${ids.version}`,
      `Users/${ids.user}`,
      `Roles/${ids.role}`,
    ];
    const answers = await Promise.all(paths.map((path) => theirs("GET", `/api/${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    return answers.map(({ text }) => text).join("\n");
  };

  beforeAll(async () => {
    [own, other] = [await plantWorld(), await plantWorld()];
    ask = apiClient((await makeKey(worlds()[0].context)).key);
    before = await seenByOwner();
  });

  it("has a case for every path that takes an id", async () => {
    expect(unmatched(await describedRoutes(), foreignIdCases)).toEqual({ withoutCase: [], withoutRoute: [] });
  });

  it.each(Object.entries(foreignIdCases))("is as good as none: %s", async (route, asked) => {
    const [method = "", path = ""] = route.split(" ");
    for (const { name, foreign, missing } of pairsOf(path, asked, ...worlds())) {
      const [theirs, nobodys] = [
        await ask(method, foreign, bodyOf(asked)),
        await ask(method, missing, bodyOf(asked)),
      ];
      expect(theirs.status, `${name}: ${theirs.text}`).toBe(asked.status ?? 404);
      expect(nobodys.status, name).toBe(theirs.status);
      expect(plainText(theirs.text), name).toBe(plainText(nobodys.text));
    }
  });

  it.each([
    ["GET", "TenantAIModels/{model}/MultiDocuments?parentTenantDocumentId={document}"],
    ["GET", "TenantAIModels/{model}/ZipDocuments?tenantDocumentZipFileId={zipFile}"],
    ["GET", "TenantAIModels/{model}/DownloadFromStorageProvider?docId={document}"],
    ["GET", "AIModels/invoices-north-america/TrainingDocuments?documentId={document}"],
    ["GET", "AIModels/invoices-north-america/TrainingDocuments?tenantAIModelId={foreign}"],
    ["POST", "TenantAIModels/{model}/documents/download", ["{document}"]],
    ["POST", "TenantAIModels/{model}/documents/DownloadRawAndEditedJson", ["{document}"]],
    ["POST", "TenantAIModels/{model}/reprocess", ["{document}"]],
    ["PUT", "TenantAIModels/{model}/documents/ReleaseJsonToStorageProvider", ["{document}"]],
    [
      "POST",
      "TenantAIModels/{model}/SendApprovedDocumentsEmailToTenant?toEmail=a@example.com",
      ["{document}"],
    ],
    [
      "PUT",
      "TenantAIModels/{model}/documents/result",
      [{ documentId: "{document}", revision: 0, fields: {} }],
    ],
    ["POST", "AIModels/invoices-north-america/TrainingDocuments/DownloadForAnnotation", ["{document}"]],
  ] as [string, string, unknown?][])(
    "in the query or the body is as good as none: %s %s",
    async (method, call, body) => {
      const [{ ids }, { ids: foreign }] = worlds();
      const asked = (of: typeof ids) => {
        const fill = (text: string) =>
          text
            .replaceAll("{model}", ids.model)
            .replaceAll("{foreign}", of.model)
            .replaceAll(/\{(document|zipFile)\}/g, (_, kind: "document" | "zipFile") => of[kind]);
        return ask(
          method,
          `/api/${fill(call)}`,
          body ? jsonBody(JSON.parse(fill(JSON.stringify(body)))) : {},
        );
      };
      const nobodys = { ...foreign, document: ids.run, zipFile: ids.run, model: ids.run };
      const [theirs, nothing] = [await asked(foreign), await asked(nobodys)];
      expect(theirs.status, theirs.text).toBe(nothing.status);
      expect(plainText(theirs.text)).toBe(plainText(nothing.text));
      const refusals = /not-found|"items":\[\]/;
      expect(theirs.text).toMatch(refusals);
    },
  );

  it("as the customer of a call is as good as none, too", async () => {
    const [{ ids }, foreign] = worlds();
    for (const path of ["/api/Users", "/api/Roles", "/api/TenantAIModels", `/api/Users/${ids.user}`]) {
      const theirs = await ask("GET", `${path}?customerTenantId=${foreign.ids.tenant}`);
      const nobodys = await ask("GET", `${path}?customerTenantId=${crypto.randomUUID()}`);
      expect([theirs.status, plainText(theirs.text)]).toEqual([nobodys.status, plainText(nobodys.text)]);
      expect(theirs.status).toBeGreaterThanOrEqual(400);
    }
  });

  it("leaves everything of the other tenant as it was", async () => {
    expect(await seenByOwner()).toBe(before);
  });
});
