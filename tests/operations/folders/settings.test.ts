import { folderWorld } from "@tests/support/folder-world";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { findFolder } from "~/data/shard/intake-folders";
import { editFolder } from "~/operations/folders/edit";
import { removeFolder } from "~/operations/folders/remove";
import { folderPasswordOf } from "~/operations/folders/steps/folder-server";
import { testFolder } from "~/operations/folders/test";
import { openFileTransfer } from "~/platform/ftp/ftp-transfer";
import { openWorkerSocket } from "~/platform/ftp/worker-sockets";

const cell = (sql: string, ...values: unknown[]) =>
  usShard()
    .prepare(sql)
    .bind(...values)
    .first<string>("it");

describe("the settings of a folder", () => {
  it("keep the password sealed for the tenant and the model alone", async () => {
    const { context, modelId, place } = await folderWorld();
    const row = await findFolder(context.shard, modelId);
    expect(JSON.stringify(row)).not.toContain(place.password);
    const sealed = row?.sealedPassword ?? "";
    const { secrets } = context;
    const use = folderPasswordOf(context, modelId);
    expect(await secrets.unseal(sealed, use)).toBe(place.password);
    const stranger = await makeTenant();
    const { id: other } = await makeModel(context, { name: "Other" });
    expect(await secrets.unseal(sealed, folderPasswordOf(context, other))).toBeNull();
    expect(await secrets.unseal(sealed, folderPasswordOf(stranger, modelId))).toBeNull();
    expect(await secrets.unseal(sealed, { ...use, purpose: "ftp-password" })).toBeNull();
  });

  it.each([
    [{ hostName: "evil.example" }],
    [{ port: 2121 }],
    [{ userName: "root" }],
    [{ encryption: "explicit" as const }],
  ])("send the saved password nowhere else: %j", async (change) => {
    const { context, place } = await folderWorld();
    const wanted = { ...place, ...change, password: "" };
    const again = { messageKey: "models.problem.ftp-password-again", field: "password" };
    await expect(editFolder(context, { ...wanted, revision: 1 })).rejects.toMatchObject(again);
    const transfer = { count: () => Promise.reject(new Error("asked")) };
    await expect(testFolder({ ...context, transfer }, wanted)).rejects.toMatchObject(again);
    expect(await editFolder(context, { ...place, password: "", minutes: 60, revision: 1 })).toEqual({
      revision: 2,
    });
  });

  it("refuse the folder of another model, however it is written", async () => {
    const { context, place } = await folderWorld();
    const { id } = await makeModel(context, { name: "Second" });
    for (const folder of ["in", "/in/", "//in/."])
      await expect(
        editFolder(context, { ...place, hostName: "LOCALHOST", modelId: id, folder, revision: 0 }),
      ).rejects.toMatchObject({ messageKey: "folders.problem.other-model", field: "folder" });
    const other = { ...place, modelId: id };
    expect(await editFolder(context, { ...other, folder: "in/two", revision: 0 })).toEqual({ revision: 1 });
    expect(await editFolder(context, { ...other, port: 2121, revision: 1 })).toEqual({ revision: 2 });
    await editFolder(context, { ...place, port: 990, encryption: "implicit", revision: 1 });
    await expect(editFolder(context, { ...other, port: 21, revision: 2 })).rejects.toMatchObject({
      messageKey: "folders.problem.other-model",
    });
  });

  it.each([
    [{ folder: "" }, "folders.problem.folder"],
    [{ folder: "/" }, "folders.problem.folder"],
    [{ folder: "a/../.." }, "folders.problem.folder"],
    [{ minutes: 1 }, "folders.problem.minutes"],
    [{ port: 0 }, "models.problem.ftp-port"],
    [{ hostName: "a b" }, "models.problem.ftp-host"],
  ])("refuse %j", async (change, messageKey) => {
    const { context, place } = await folderWorld();
    await expect(editFolder(context, { ...place, ...change, revision: 1 })).rejects.toMatchObject({
      issues: [expect.objectContaining({ messageKey })],
    });
  });

  it.each(["127.0.0.1", "10.1.2.3", "printer", "metadata.google.internal", "[::1]"])(
    "do not lead into a private network: %s",
    async (hostName) => {
      const { context, place, server } = await folderWorld();
      const transfer = openFileTransfer(openWorkerSocket, { allowPrivateHosts: false });
      await expect(testFolder({ ...context, transfer }, { ...place, hostName })).rejects.toMatchObject({
        messageKey: "releases.problem.host",
      });
      expect((await server.seen()).commands).toEqual([]);
    },
  );

  it("are audited without the password, each try, too", async () => {
    const { context, place, modelId } = await folderWorld();
    const transfer = openFileTransfer(openWorkerSocket, { allowPrivateHosts: true });
    expect(await testFolder({ ...context, transfer }, place)).toEqual({ files: 1 });
    await removeFolder(context, { modelId });
    const said = await cell(
      "select group_concat(operation || detail, '|') as it from audit where tenant_id = ? and operation like 'folders.%'",
      context.tenant.id,
    );
    expect(said).toMatch(/folders\.edit.*"folder":"\/in".*folders\.test.*folders\.remove/);
    expect(said).not.toContain(place.password);
    await expect(removeFolder(context, { modelId })).rejects.toMatchObject({ code: "not-found" });
  });
});
