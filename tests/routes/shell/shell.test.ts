import { fetchSite } from "@tests/support/fetch-site";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { noScriptUser } from "@tests/support/no-script-user";
import { linksOf, rootOf } from "@tests/support/page-parts";
import { textOf } from "@tests/support/page-tree";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { insertRole } from "~/data/control/roles";

describe("the menu", () => {
  it("has one child per model, and marks the current page", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context, { name: "Invoices Oslo" });
    await user.open(`/document-processing/${id}/documents`);
    const menu = linksOf(user.html(), "Menu");
    expect(menu.map(({ attributes }) => attributes.href)).toEqual(
      expect.arrayContaining([
        "/dashboard",
        `/document-processing/${id}/documents`,
        "/training-documents/invoices-apac/training-documents",
        "/reports",
        "/aimodels/aimodels-list",
        "/Users/users",
        "/roles/roles",
      ]),
    );
    const current = menu.filter(({ attributes }) => attributes["aria-current"] === "page");
    expect(current.map(textOf)).toEqual(["Invoices Oslo"]);
  });

  it("shows a role no more than it may see", async () => {
    const context = await makeTenant();
    await makeModel(context);
    const roleId = context.newId();
    await insertRole(context.control, {
      id: roleId,
      name: "Nothing",
      permissions: [],
    });
    const { user } = await tenantUser({ context, roleId });
    await user.open("/dashboard");
    expect(linksOf(user.html(), "Menu").map(textOf)).toEqual(["Dashboard"]);
  });

  it("folds away and comes back, and is remembered", async () => {
    const { user } = await tenantUser();
    await user.open("/dashboard");
    await user.press("Collapse menu");
    expect(user.path()).toBe("/dashboard");
    await user.open("/reports");
    await user.press("Keep menu open");
    expect(user.path()).toBe("/reports");
    expect(user.html()).toContain("Collapse menu");
  });
});

describe("how the pages look", () => {
  it("follows A+, A and A-, from 14 to 22 px, on every page", async () => {
    const user = noScriptUser();
    await user.open("/support/faq");
    const size = () => rootOf(user.html()).style;
    const press = (sign: string, says: string, now: number) =>
      user.press(`${sign} ${says} (currently ${now} px)`);
    expect(size()).toBe("font-size:100%");
    await press("A+", "Larger text", 16);
    expect(user.path()).toBe("/support/faq");
    await user.open("/login");
    expect(size()).toBe("font-size:112.5%");
    await press("A+", "Larger text", 18);
    await press("A+", "Larger text", 20);
    await press("A+", "Larger text", 22);
    expect(size()).toBe("font-size:137.5%");
    await press("A", "Default text size", 22);
    expect(size()).toBe("font-size:100%");
    await press("A-", "Smaller text", 16);
    await press("A-", "Smaller text", 14);
    expect(size()).toBe("font-size:87.5%");
  });

  it("is dark or light when asked for, and in high contrast", async () => {
    const user = noScriptUser();
    await user.open("/login");
    expect(rootOf(user.html())).toMatchObject({ "data-theme": "system" });
    await user.press("System colors. Switch to dark colors");
    await user.press("High contrast");
    expect(rootOf(user.html())).toMatchObject({ "data-theme": "dark", "data-contrast": "more" });
    await user.press("Dark colors. Switch to light colors");
    await user.press("High contrast");
    const root = rootOf(user.html());
    expect([root["data-theme"], root["data-contrast"]]).toEqual(["light", undefined]);
  });

  it("never leads to another site", async () => {
    const user = noScriptUser();
    await user.open("/login");
    user.hide("returnTo", "https://elsewhere.example/");
    await user.press("High contrast");
    expect(user.path()).toMatch(/^\/login/);
  });
});

describe("addresses that are only the beginning of others", () => {
  it.each([
    ["/", "/dashboard"],
    ["/roles", "/roles/roles"],
    ["/Users/", "/Users/users"],
    ["/users", "/Users/users"],
    ["/aimodels", "/aimodels/aimodels-list"],
    ["/Profile", "/Profile/editprofile"],
    ["/document-processing", "/dashboard"],
    ["/training-documents", "/dashboard"],
    ["/documents", "/dashboard"],
    ["/support", "/support/user-manual"],
    ["/payment_process", "/payment_process/products"],
  ])("%s leads to %s", async (path, target) => {
    const answer = await fetchSite(new Request(`http://localhost:8787${path}`, { redirect: "manual" }));
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, target]);
  });
});

describe("an unknown address", () => {
  it.each([["/no/such/page"], ["/documents/7/nothing"], ["/index.php"]])("%s leads to /404", async (path) => {
    for (const user of [noScriptUser(), (await tenantUser()).user]) {
      await user.open(path);
      expect([user.path(), user.status()]).toEqual(["/404", 404]);
      expect(user.title()).toBe("Oops! You're lost. · Fieldwise");
      expect(user.text()).toContain("Oops! You're lost. The page you are looking for was not found.");
    }
  });

  // A line of the log that tells of an error fails the test.
  it.each([
    ["/no-such-page.data", "GET", 202],
    ["/documents/7/nothing.data", "GET", 202],
    ["/login.data?_routes=routes/of-another-site", "GET", 200],
    ["/support/faq.data", "POST", 405],
    ["/support/faq", "POST", 405],
    ["/login?_data=routes/of-another-site", "GET", 200],
    ["/no-such-page?_data=root", "GET", 302],
  ])("or an odd request is answered without a line in the log: %s %s", async (path, method, status) => {
    const headers = { Origin: "http://localhost:8787", Host: "localhost:8787" };
    const answer = await fetchSite(
      new Request(`http://localhost:8787${path}`, { method, headers, redirect: "manual" }),
    );
    expect(answer.status).toBe(status);
  });

  it("inside a page that exists has no title of that page", async () => {
    const { user } = await tenantUser();
    await user.open("/Users/edituser/nobody");
    expect([user.status(), user.title()]).toEqual([404, "This page cannot be displayed · Fieldwise"]);
    await user.open("/dashboard");
    expect(user.title()).toBe("Dashboard · Fieldwise");
  });

  it("keeps the menu around the page for who is signed in", async () => {
    const { user } = await tenantUser();
    await user.open("/nowhere");
    expect(linksOf(user.html(), "Menu").length).toBeGreaterThan(3);
  });
});

describe("signing out", () => {
  it("ends on a page that offers to sign in again; who is signed in does not see it", async () => {
    const { user } = await tenantUser();
    await user.open("/logout");
    expect(user.path()).toBe("/dashboard");
    await user.press("Log out");
    expect(user.path()).toBe("/logout");
    expect(user.text()).toContain("Logged out Successfully");
  });
});
