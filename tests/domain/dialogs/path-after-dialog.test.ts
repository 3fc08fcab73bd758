import { describe, expect, it } from "vitest";
import { pathAfterDialog } from "~/domain/dialogs/path-after-dialog";

describe("OK of a dialog", () => {
  it.each([
    ["/Users/inviteuser", "/Users/users"],
    ["/Users/edituser/7", "/Users/users"],
    ["/users/edituser/7/delete", "/Users/users"],
    ["/roles/addRole", "/roles/roles"],
    ["/roles/editrole", "/roles/roles"],
    ["/roles/editrole/7/delete", "/roles/roles"],
    ["/aimodels/ftp-settings/7", "/aimodels/aimodels-list"],
    ["/aimodels/dynamic365-settings", "/aimodels/aimodels-list"],
    ["/aimodels/report-settings", "/aimodels/aimodels-list"],
    ["/aimodels/email-connector-settings", "/aimodels/aimodels-list"],
  ])("on %s leads to %s", (address, path) => {
    expect(pathAfterDialog(address, "/elsewhere")).toBe(path);
  });

  it.each(["/Users/users", "/Users/edituser", "/roles/roles", "/billing/cancel"])(
    "on %s leads where the page says",
    (address) => {
      expect(pathAfterDialog(address, "/elsewhere")).toBe("/elsewhere");
    },
  );
});
