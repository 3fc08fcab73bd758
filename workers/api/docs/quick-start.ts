const what = {
  models: "Find the model that the documents are for (View AI models).",
  upload: "Send a document (Upload documents).",
  result: "Wait until it is read, and get its values (View documents).",
  correct: "Correct a value; later documents of the same layout benefit from it (Edit documents).",
};

/** The way from a key to a corrected value in three languages; each step goes on from the one before. */
export const quickStart = [
  {
    language: "curl",
    steps: [
      {
        what: what.models,
        code: `curl -s "$SITE/api/TenantAIModels" -H "Authorization: Bearer $KEY"
export MODEL="the tenantAIModelId of the model"`,
      },
      {
        what: what.upload,
        code: `curl -s "$SITE/api/TenantAIModels/$MODEL/documents" -H "Authorization: Bearer $KEY" \\
  -H "Idempotency-Key: delivery-17" -F file=@invoice.pdf
export DOCUMENT="the documentId of the response"`,
      },
      {
        what: what.result,
        code: `while curl -s "$SITE/api/TenantAIModels/$MODEL/documents/$DOCUMENT" -H "Authorization: Bearer $KEY" \\
  | tee document.json | grep -qE '"status": *"(received|processing)"'; do sleep 1; done; cat document.json`,
      },
      {
        what: what.correct,
        code: `curl -s -X PUT "$SITE/api/TenantAIModels/$MODEL/documents/$DOCUMENT/result" -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d "{\\"revision\\":$(grep -oE '"revision": *[0-9]+' document.json | head -1 | cut -d: -f2),\\"fields\\":{\\"invoiceNumber\\":\\"A-17\\"}}"`,
      },
    ],
  },
  {
    language: "TypeScript",
    steps: [
      {
        what: what.models,
        code: `// clients/typescript of the source: no dependencies, every call typed.
import { readFile } from "node:fs/promises";
import { Fieldwise } from "./client.ts";

const fieldwise = new Fieldwise({ site: process.env.SITE, key: process.env.KEY });
const { items } = await fieldwise.call("GET /api/TenantAIModels");
const id = items.find((one) => one.tenantAIModelName === "the name of the model").tenantAIModelId;`,
      },
      {
        what: what.upload,
        code: `const file = new Blob([await readFile("invoice.pdf")]);
const { documentId } = await fieldwise.upload(id, file, { name: "invoice.pdf", key: "delivery-17" });`,
      },
      {
        what: what.result,
        code: `const document = await fieldwise.read(id, documentId);
for (const { name, value, confidence } of document.fields) console.log(name, value, confidence);`,
      },
      {
        what: what.correct,
        code: `await fieldwise.call("PUT /api/TenantAIModels/{id}/documents/{docId}/result", {
  path: { id, docId: documentId },
  body: { revision: document.revision, fields: { invoiceNumber: "A-17" } },
});`,
      },
    ],
  },
  {
    language: "Python",
    steps: [
      {
        what: what.models,
        code: `import os, time, requests

api = requests.Session()
api.headers["Authorization"] = "Bearer " + os.environ["KEY"]
models = os.environ["SITE"] + "/api/TenantAIModels"
model = next(one for one in api.get(models).json()["items"] if one["tenantAIModelName"] == "the name of the model")
documents = f"{models}/{model['tenantAIModelId']}/documents"`,
      },
      {
        what: what.upload,
        code: `with open("invoice.pdf", "rb") as file:
    sent = api.post(documents, files={"file": file}, headers={"Idempotency-Key": "delivery-17"})
sent.raise_for_status()
address = f"{documents}/{sent.json()['documentId']}"`,
      },
      {
        what: what.result,
        code: `while (document := api.get(address).json())["status"] in ("received", "processing"):
    time.sleep(1)
for field in document["fields"]:
    print(field["name"], field["value"], field["confidence"])`,
      },
      {
        what: what.correct,
        code: `change = {"revision": document["revision"], "fields": {"invoiceNumber": "A-17"}}
api.put(address + "/result", json=change).raise_for_status()`,
      },
    ],
  },
] as const;
