import { expect, it } from "vitest";
import { actingFor } from "~/http/acting-for";

type Asked = Parameters<typeof actingFor>;

it("a system administrator acts for a customer with the permissions that the person holds, and no others", () => {
  const person = { id: "p", isSystemAdmin: true, actingTenantId: "t", permissions: ["Reports"] };
  const acting = actingFor({} as Asked[0], person as unknown as Asked[1]);
  expect(acting?.context.actor).toMatchObject({ onBehalfOf: "t", permissions: ["Reports"] });
  expect(actingFor({} as Asked[0], { ...person, isSystemAdmin: false } as unknown as Asked[1])).toBeNull();
});
