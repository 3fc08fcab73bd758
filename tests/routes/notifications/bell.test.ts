import { makeModel } from "@tests/support/make-model";
import { asActor } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { insertBellLine } from "~/data/shard/bell";
import { everything } from "~/domain/permissions/permission";
import { assignDocument } from "~/operations/documents/assign";
import { listNotifications } from "~/operations/notifications/list";
import { openNotification } from "~/operations/notifications/open";

const site = "https://fieldwise.example";

describe("the bell without script", () => {
  it("says how many notifications are new, leads to what they are about, and is read then", async () => {
    const { user, context, person } = await tenantUser();
    const { id: modelId } = await makeModel(context);
    await user.open("/dashboard");
    await user.follow("Notifications");
    expect(user.text()).toContain("Nothing yet.");
    const ids = [1, 2, 3].map((position) =>
      plantDocument(context, modelId, { position, fileName: `cargo-${position}.pdf` }),
    );
    for (const documentId of await Promise.all(ids))
      await assignDocument(context, { documentId, modelId, userId: person.id, site });
    await user.open("/dashboard");
    expect(user.text()).toMatch(/Notifications ?3 unread/);
    await user.open("/notifications");
    await user.follow("New: Somebody assigned cargo-2.pdf to you.");
    expect(user.path()).toBe(`/documents/${await ids[1]}`);
    expect(user.text()).toMatch(/Notifications ?2 unread/);
    await user.open("/notifications");
    expect(user.text()).not.toContain("New: Somebody assigned cargo-2.pdf");
    await user.press("Mark all as read");
    expect(user.text()).toContain("All notifications are marked as read.");
    expect(user.text()).not.toMatch(/unread|New:/);
    await user.open("/notifications/gone");
    expect(user.path()).toBe("/notifications");
  });

  it("offers to mark all as read while one on a later page is not", async () => {
    const { user, context, person } = await tenantUser();
    const { id: modelId } = await makeModel(context);
    const at = context.now().getTime() - 1_000;
    for (let number = 0; number < 31; number += 1)
      await insertBellLine(context.shard, {
        ...{ key: context.newId(), at: new Date(at + number), audience: person.id, kind: "bulk-done" },
        ...{ name: `Freight ${number}`, subjectId: "bulk", modelId },
      });
    const mine = asActor(context, { kind: "person", id: person.id, permissions: [everything] });
    const { lines } = await listNotifications(mine, { size: 30 });
    for (const { id } of lines) await openNotification(mine, { lineId: id });
    await user.open("/notifications");
    expect(user.text()).not.toContain("New:");
    await user.press("Mark all as read");
    expect(user.text()).toContain("All notifications are marked as read.");
    expect(user.text()).not.toMatch(/unread/);
  });
});
