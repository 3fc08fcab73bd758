import type { WorkflowStep } from "cloudflare:workers";
import { quietPages, quietProcessing } from "@tests/stand-ins/quiet-queues";
import { scriptedReader } from "@tests/stand-ins/scripted-reader";
import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { processDocument } from "@workers/extraction/process-document";
import { describe, expect, it } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import { receiveDocument } from "~/operations/documents/receive";
import type { FileScanner } from "~/operations/scanner-port";

/** The EICAR test file, in two parts: a scanner of whoever keeps this repository shall not find it here. */
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Finds the test file wherever it stands in a file, as scanners do with attachments of a PDF. */
const scanner: FileScanner = {
  scan: async (bytes) => ({
    found: new TextDecoder().decode(bytes).includes(eicar) ? "Eicar-Test-File" : null,
  }),
};
const step = {
  do: (_name: string, _config: unknown, act: () => Promise<unknown>) => act(),
} as unknown as WorkflowStep;

async function processed(text: string, by: FileScanner | undefined = scanner) {
  const tenant = await makeTenant({ kind: "system", id: "test" });
  const context = { ...tenant, processing: quietProcessing };
  const { id: modelId } = await makeModel(context);
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${text}`);
  const { documentId } = await receiveDocument(context, {
    modelId,
    fileName: "a.pdf",
    bytes,
    source: "mail",
  });
  const { reader, asked } = scriptedReader([{ text: "INVOICE\nInvoice number INV-1\nTotal 118.00" }]);
  const run = { documentId, attempt: 1 };
  await processDocument({ ...context, reader, pages: quietPages, scanner: by }, run, step);
  const file = await context.files.bytes(documentFiles.original(documentId));
  return { row: await documentRow(documentId), file, asked, operations: await auditedOperations(context) };
}

describe("a scanner for malware", () => {
  it("has a file with malware ended before anything opens it, and its file deleted", async () => {
    expectConsole(/processing\.malware.*Eicar-Test-File/);
    const { row, file, asked, operations } = await processed(eicar);
    expect(row).toMatchObject({ status: "error", problem: "problem.malware" });
    expect(file).toBeNull();
    expect(asked.opened).toBe(0);
    expect(operations).toContain("processing.fail");
  });

  it("lets every other file be read", async () => {
    const { row, file } = await processed("of nothing but words");
    expect(row?.status).not.toBe("error");
    expect(file).not.toBeNull();
  });

  it("that does not answer keeps a file from being read, and keeps the file", async () => {
    expectConsole(/processing\.failed/);
    const silent: FileScanner = { scan: () => Promise.reject(new Error("network")) };
    const { row, file, asked } = await processed("of words", silent);
    expect(row).toMatchObject({ status: "error", problem: "problem.internal" });
    expect(file).not.toBeNull();
    expect(asked.opened).toBe(0);
  });
});
