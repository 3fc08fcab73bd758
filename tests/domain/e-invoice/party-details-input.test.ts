import { describe, expect, it } from "vitest";
import { partyDetailsInput } from "~/domain/e-invoice/party-details-input";

describe("an electronic address", () => {
  it.each([
    [{ endpointId: "9932:GB123456782" }, { endpointScheme: "9932", endpointId: "GB123456782" }],
    [{ endpointId: " em : bills@quay.example " }, { endpointScheme: "EM", endpointId: "bills@quay.example" }],
    [{ endpointScheme: "0088", endpointId: "4012345000009" }, { endpointScheme: "0088" }],
    // Not a scheme: the address stays as it was typed.
    [
      { endpointId: "bills:2026@quay.example" },
      { endpointScheme: "", endpointId: "bills:2026@quay.example" },
    ],
    [{}, { endpointScheme: "", endpointId: "" }],
  ])("%o is understood", (typed, details) => {
    expect(partyDetailsInput.parse(typed)).toMatchObject(details);
  });

  it("with a scheme that is none is refused at its field", () => {
    const { error } = partyDetailsInput.safeParse({ endpointScheme: "Peppol", endpointId: "1" });
    expect(error?.issues).toMatchObject([{ path: ["endpointScheme"], message: "einvoice.error.scheme" }]);
  });
});
