import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { exportedArchives } from "@tests/support/restore-bench";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";

const zipFile = (bytes: Uint8Array, number: number) =>
  new File([bytes.slice()], `export-${number}.zip`, { type: "application/zip" });

describe("the page that restores an export, without script", () => {
  it("takes archives in any order, says what is missing, and starts when all are there", async () => {
    const source = await makeTenant();
    await makeModel(source);
    const archives = await exportedArchives(source);
    const { user } = await tenantUser();
    await user.open("/tenant/export");
    await user.follow("Restore an export");
    await user.press("Upload");
    expect([user.status(), user.text()]).toEqual([
      422,
      expect.stringContaining("Please choose at least one"),
    ]);
    await user.press("Upload", { archive: [zipFile(new TextEncoder().encode("none of ours"), 1)] });
    expect(user.text()).toContain("This file is not an archive of an export");
    const [first, ...others] = archives.map((bytes, at) => zipFile(bytes, at + 1));
    await user.press("Upload", { archive: others });
    expect(user.text()).toContain("Still missing: 1");
    expect(user.text()).toContain(`Export of ${source.tenant.name}`);
    await user.press("Upload", { archive: first ? [first] : [] });
    expect(user.text()).toContain("All archives have been uploaded.");
    // No document Worker answers here; the sweep would start the job.
    expectConsole(/tenants\.restore-not-started/);
    await user.press("Restore");
    expect(user.path()).toBe("/tenant/restore");
    expect(user.text()).toContain("Restoring archive 1 of");
    await user.open("/audit");
    expect(user.text()).toContain("Restore of an export started");
  });

  it("refuses an organization that has something", async () => {
    const { user, context } = await tenantUser();
    await makeModel(context);
    await user.open("/tenant/restore");
    const [first = new Uint8Array()] = await exportedArchives(context);
    await user.press("Upload", { archive: [zipFile(first, 1)] });
    expect(user.text()).toContain("can only be restored into an empty organization");
  });
});
