import { apiClient, jsonBody } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { startRemoteFtp } from "@tests/support/remote-ftp";
import { expect, it, onTestFinished } from "vitest";

it("the folder of a model is tested, saved, told without its password, and removed", async () => {
  const server = await startRemoteFtp({ holds: { "in/a.pdf": "%PDF-1.7" } });
  onTestFinished(() => server.stop());
  const context = await makeTenant();
  const { id } = await makeModel(context);
  const { key } = await makeKey(context, { permissions: ["TenantModel.EditModel"] });
  const ask = apiClient(key);
  const path = `/api/TenantAIModels/${id}/intakeFolder`;
  const place = {
    hostName: "localhost",
    port: server.port,
    userName: "harbour",
    encryption: "none",
    folder: "in",
  };
  const first = { ...place, password: "rope and paint" };

  expect((await ask("GET", path)).json).toBeNull();
  expect((await ask("POST", `${path}/test`, jsonBody(first))).json).toEqual({ files: 1 });
  expect((await ask("PUT", path, jsonBody({ ...first, revision: 0 }))).json).toEqual({ revision: 1 });
  expect((await ask("GET", path)).json).toEqual({
    ...place,
    minutes: 5,
    afterwards: "move",
    destination: "model",
    revision: 1,
    problem: null,
    failures: 0,
    lastSuccessOn: null,
    lastFailureOn: null,
    nextLookOn: expect.any(String),
  });
  const again = { ...place, minutes: 60, afterwards: "delete", destination: "inbox" };
  expect((await ask("PUT", path, jsonBody({ ...again, revision: 0 }))).status).toBe(409);
  expect((await ask("PUT", path, jsonBody({ ...again, revision: 1 }))).json).toEqual({ revision: 2 });
  expect((await ask("GET", path)).json).toMatchObject({
    minutes: 60,
    afterwards: "delete",
    destination: "inbox",
  });
  expect((await ask("DELETE", path)).status).toBe(204);
  expect((await ask("DELETE", path)).status).toBe(404);
});
