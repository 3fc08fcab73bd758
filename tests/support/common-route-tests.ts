import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";
import { apiClient } from "./api-client";
import { makeKey } from "./make-key";
import { makeTenant } from "./make-tenant";

/** A route as it is asked in the tenant of a test. `lacking` are permissions that are not enough for it. */
export type RouteCase = {
  method: string;
  lacking?: string[];
  /** Makes what the route is about and answers the path and body. */
  prepare(context: TenantContext): Promise<{ path: string; init?: () => RequestInit; status: number }>;
  /** Whether the path names something of the tenant. */
  ofTenant: boolean;
};

/** What holds for every route behind a key. */
export function testsOfEveryRoute(name: string, route: RouteCase): void {
  describe(`${name}, like every route,`, () => {
    const prepared = async () => {
      const context = await makeTenant();
      return { context, ...(await route.prepare(context)) };
    };

    it("answers who holds a key, whatever the case of the path", async () => {
      const { context, path, init, status } = await prepared();
      const { key } = await makeKey(context);
      const shouted = path.replace(
        /TenantAIModels|AIModels|documentFile|documents|result|export|Users|Roles|Permissions|create|SetUserToActive/g,
        (word) => word.toUpperCase(),
      );
      const answer = await apiClient(key)(route.method, shouted, init?.());
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "private, no-store"]);
    });

    it.each([
      ["no key", async () => null],
      ["a wrong key", async () => "fw_wrong"],
      [
        "a revoked key",
        async (context: TenantContext) => (await makeKey(context, { revokedAt: new Date(0) })).key,
      ],
      [
        "an expired key",
        async (context: TenantContext) => (await makeKey(context, { expiresAt: new Date(1) })).key,
      ],
    ])("refuses %s", async (_name, keyOf) => {
      const { context, path, init } = await prepared();
      const answer = await apiClient(await keyOf(context))(route.method, path, init?.());
      expect(answer.status).toBe(401);
      expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
      expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
      expect(answer.json).toMatchObject({ status: 401, code: "unauthenticated" });
    });

    it("says which methods it takes", async () => {
      const { context, path } = await prepared();
      const { key } = await makeKey(context);
      const answer = await apiClient(key)("PATCH", path);
      expect(answer.status).toBe(405);
      expect(answer.headers.get("Allow")).toContain(route.method);
    });

    if (route.lacking)
      it("refuses a key that may do other things only", async () => {
        const { context, path, init } = await prepared();
        const { key } = await makeKey(context, { permissions: route.lacking ?? [] });
        const answer = await apiClient(key)(route.method, path, init?.());
        expect(answer.json).toMatchObject({ status: 403, code: "forbidden" });
      });

    if (route.ofTenant)
      it("answers another tenant as if nothing were there", async () => {
        const { path, init } = await prepared();
        const { key } = await makeKey(await makeTenant());
        const answer = await apiClient(key)(route.method, path, init?.());
        expect(answer.json).toMatchObject({ status: 404, code: "not-found" });
      });
  });
}
