import { isStreetless } from "@engine/stages/decoding/is-streetless";
import { expect, it } from "vitest";

it.each([
  ["43300 Seri Kembangan, Selangor", true],
  ["Parkville 04109", true],
  ["DE 55232 Teststadt", true],
  ["Building by the harbour", true],
  ["Lot 8, 43300 Seri Kembangan", false],
  ["12 Mill Lane, 43300 Seri Kembangan", false],
  ["2210 Oak Hill Street, Austin, TX 78799", false],
  ["7 High Street, Leeds LS1 4AP", false],
])("%s is without a street: %s", (address, streetless) => {
  expect(isStreetless(address)).toBe(streetless);
});
