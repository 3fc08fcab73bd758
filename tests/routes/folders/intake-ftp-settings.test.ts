import { makeModel } from "@tests/support/make-model";
import { startRemoteFtp } from "@tests/support/remote-ftp";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it, onTestFinished } from "vitest";
import { getFolder } from "~/operations/folders/get";
import { editStorage } from "~/operations/models/edit-storage";

/** The folder of a model, filled in for an FTP server that runs. */
async function filledIn() {
  const server = await startRemoteFtp({ holds: { "in/a.pdf": "%PDF-1.7", "in/b.pdf": "%PDF-1.7" } });
  onTestFinished(() => server.stop());
  const { user, context } = await tenantUser();
  const { id } = await makeModel(context);
  await user.open(`/aimodels/intake-ftp-settings/${id}`);
  user.choose("Encryption", "None (data can be read in transit)");
  user.type("Host name", "localhost");
  user.type("Port", String(server.port));
  user.type("User name", "harbour");
  user.type("Password", "rope and paint");
  user.type("Folder to receive documents from", "in");
  return { user, context, id, server };
}

describe("the folder of a model, without script,", () => {
  it("is tried out, saved, shown on the page of connections, and removed", async () => {
    const { user, context, id } = await filledIn();
    expect(user.text()).toContain("No folder is set up for this model.");
    await user.press("Test connection");
    expect(user.text()).toContain("The folder was opened: it contains 2 files.");
    expect([user.value("Host name"), user.value("Password")]).toEqual(["localhost", ""]);
    user.type("Password", "rope and paint");
    user.choose("Check the folder", "Every 15 minutes");
    user.choose("After a file was accepted", "Delete it from the server");
    user.choose("Files go to", "The inbox");
    await user.press("Save");
    expect(user.text()).toContain("was saved. Its first documents arrive after the second check.");
    await user.follow("OK");
    expect(user.path()).toBe("/aimodels/aimodels-list");
    const { settings } = await getFolder(context, { modelId: id });
    const chosen = { folder: "in", minutes: 15, afterwards: "delete", destination: "inbox" };
    expect(settings).toMatchObject({ ...chosen, revision: 1 });
    await user.open("/connections");
    expect(user.text()).toMatch(/FTP folder: .*\(localhost\)/);
    expect(user.text()).toContain("Put a document into the folder.");
    await user.open(`/aimodels/intake-ftp-settings/${id}`);
    expect(user.text()).toContain("The folder has not been checked yet.");
    expect(user.html()).not.toContain("rope and paint");
    await user.press("Remove folder");
    expect(user.text()).toContain("The folder was removed.");
    expect((await getFolder(context, { modelId: id })).settings).toBeNull();
  });

  it("keeps what was typed when the server refuses, or something is missing", async () => {
    const { user } = await filledIn();
    user.type("Password", "rope");
    await user.press("Test connection");
    expect(user.text()).toContain("The FTP server rejected the user name or password.");
    user.type("Password", "rope and paint");
    user.type("Folder to receive documents from", "out");
    await user.press("Test connection");
    expect(user.text()).toContain(
      "The folder is not on the FTP server, or this user is not allowed to open it.",
    );
    user.type("Folder to receive documents from", "../out");
    await user.press("Save");
    expect(user.errorAt("Folder to receive documents from")).toContain("does not lead to a parent folder");
    expect(user.value("Host name")).toBe("localhost");
    user.type("Folder to receive documents from", "in");
    await user.press("Save");
    expect(user.errorAt("Password")).toBe("Enter the password of the FTP server.");
  });

  it("takes over the server to which results are released, with its password, but not its folder", async () => {
    const { context, id, server, user } = await filledIn();
    await editStorage(context, {
      modelId: id,
      revision: 1,
      csvGeneration: false,
      storage: {
        provider: "ftp",
        hostName: "localhost",
        port: server.port,
        encryption: "none",
        userName: "harbour",
        password: "rope and paint",
        documentFolder: "/in/",
      },
    });
    await user.open(`/aimodels/intake-ftp-settings/${id}`);
    expect(user.value("Host name")).toBe("localhost");
    expect(user.text()).toContain("Leave this empty to use the password of the server");
    user.type("Folder to receive documents from", "in");
    await user.press("Test connection");
    expect(user.text()).toContain("it contains 2 files");
    await user.press("Save");
    expect(user.errorAt("Folder to receive documents from")).toContain(
      "The results of this model are released",
    );
  });

  it("that somebody else saved meanwhile is not written over, and what was typed stays", async () => {
    const { user, context, id } = await filledIn();
    const other = (await tenantUser({ context })).user;
    await other.open(`/aimodels/intake-ftp-settings/${id}`);
    await user.press("Save");
    other.choose("Encryption", "None (data can be read in transit)");
    other.type("Host name", "ftp.example.com");
    other.type("User name", "other");
    other.type("Password", "other");
    other.type("Folder to receive documents from", "theirs");
    await other.press("Save");
    expect(other.status()).toBe(409);
    expect(other.text()).toContain("Someone else has saved this folder in the meantime.");
    expect(other.value("Folder to receive documents from")).toBe("theirs");
    other.type("Password", "other");
    await other.press("Save");
    expect((await getFolder(context, { modelId: id })).settings).toMatchObject({
      hostName: "ftp.example.com",
      revision: 2,
    });
  });
});
