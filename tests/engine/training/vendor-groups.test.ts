import { vendorGroups } from "@engine/training/vendor-groups";
import { vendorKeysOf } from "@engine/training/vendor-keys-of";
import { describe, expect, it } from "vitest";

const words = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describe("documents of one vendor", () => {
  it("share a name or a tax number, also by way of a third document", () => {
    const origins = [["name:acme"], ["name:acme", "tax:77"], ["tax:77", "name:acmeptyltd"], ["name:zebra"]];
    expect(vendorGroups(origins.map((vendorKeys) => ({ vendorKeys, sketch: [] })))).toEqual([0, 0, 0, 1]);
  });

  it("look alike where they name no vendor", () => {
    const origins = [
      { vendorKeys: [], sketch: words(0, 40) },
      { vendorKeys: [], sketch: words(5, 40) },
      { vendorKeys: [], sketch: words(500, 40) },
    ];
    expect(vendorGroups(origins)).toEqual([0, 0, 1]);
  });

  it("are kept apart by their names however alike they look", () => {
    const sketch = words(0, 40);
    expect(
      vendorGroups([
        { vendorKeys: ["name:a"], sketch },
        { vendorKeys: ["name:b"], sketch },
      ]),
    ).toEqual([0, 1]);
  });

  it("are told by checked values in any spelling", () => {
    const [one, other] = ["Acme Pty. Ltd.", "ACME PTY LTD"].map((value) =>
      vendorKeysOf({ vendorName: { value } }),
    );
    expect(one).toEqual(other);
    expect(one).toHaveLength(1);
    expect(vendorKeysOf({ vendorName: { value: "--" }, total: { value: "12.00" } })).toEqual([]);
  });
});
