import { makeModel } from "@tests/support/make-model";
import { startRemoteFtp } from "@tests/support/remote-ftp";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it, onTestFinished } from "vitest";
import { getStorage } from "~/operations/models/get-storage";

/** The storage settings of a model, filled in for an FTP server that runs. */
async function filledIn() {
  const server = await startRemoteFtp();
  onTestFinished(() => server.stop());
  const { user, context } = await tenantUser();
  const { id } = await makeModel(context);
  await user.open(`/aimodels/ftp-settings/${id}`);
  user.choose("Storage provider", "FTP");
  user.choose("Encryption", "None (data can be read in transit)");
  user.type("Host name", "localhost");
  user.type("Port", String(server.port));
  user.type("User name", "harbour");
  user.type("Password", "rope and paint");
  return { user, context, id };
}

const again = "Enter the password again";

it("a server is tried out before it is saved, and who has no script hears that its password is asked for again", async () => {
  const { user, context, id } = await filledIn();
  expect(user.text()).not.toContain(again);
  await user.press("Test connection");
  expect(user.text()).toContain("Sign-in succeeded");
  expect([user.value("Host name"), user.value("Password")]).toEqual(["localhost", ""]);
  expect(user.text()).toContain(again);
  await user.press("Save");
  expect(user.errorAt("Password")).toBe("Enter the password of the FTP server.");
  user.type("Password", "rope and paint");
  await user.press("Save");
  expect((await getStorage(context, { modelId: id })).ftp).toMatchObject({ hostName: "localhost" });
  expect(user.text()).toContain("was saved. The new settings apply to the next documents.");
  await user.follow("OK");
  expect(user.path()).toBe("/aimodels/aimodels-list");
  await user.open(`/aimodels/ftp-settings/${id}`);
  expect(user.text()).not.toContain(again);
  await user.press("Test connection");
  expect(user.text()).toContain("Sign-in succeeded");
  expect(user.text()).not.toContain(again);
});

it("a server that refuses the password is told, and what was typed stays", async () => {
  const { user } = await filledIn();
  user.type("Password", "rope");
  user.type("Document folder", "in/invoices");
  await user.press("Test connection");
  expect(user.text()).toContain("The FTP server rejected the user name or password.");
  expect(user.value("Document folder")).toBe("in/invoices");
  expect(user.text()).toContain(again);
});
