import { pageOf } from "@tests/support/page-of";
import { expect, it } from "vitest";
import { candidatesOn } from "../candidates-on";

const addressesOn = (typed: string) => candidatesOn(pageOf(typed)).address.map((found) => found.value);

it.each([
  [
    "US",
    "Acme LLC\n100 Main Street, Suite 4\nAustin, TX 78701",
    "100 Main Street, Suite 4, Austin, TX 78701",
  ],
  [
    "UK",
    "Acme Ltd\nUnit 3\nMill Lane\nLeeds LS1 2TW\nUnited Kingdom",
    "Unit 3, Mill Lane, Leeds LS1 2TW, United Kingdom",
  ],
  ["Australia", "Acme Pty Ltd\nPO Box 12\nParramatta NSW 2150", "PO Box 12, Parramatta NSW 2150"],
  ["New Zealand", "Acme Limited\n12 Queen Street\nAuckland 1010", "12 Queen Street, Auckland 1010"],
  [
    "India",
    "Acme Pvt Ltd\nPlot 4, MG Road\nBengaluru - 560 001\nKarnataka",
    "Plot 4, MG Road, Bengaluru - 560 001, Karnataka",
  ],
  ["Canada", "Acme Inc\n45 King St W\nToronto, ON M5H 1J8", "45 King St W, Toronto, ON M5H 1J8"],
  ["Spain", "Acme S.L.\nC/ Mayor 14\n28013 Madrid", "C/ Mayor 14, 28013 Madrid"],
  [
    "Mexico",
    "Acme S.A. de C.V.\nAv. Reforma 222, Col. Juárez\nC.P. 06600 Ciudad de México",
    "Av. Reforma 222, Col. Juárez, C.P. 06600 Ciudad de México",
  ],
  ["Germany", "Acme GmbH\nHauptstraße 5\n10115 Berlin", "Hauptstraße 5, 10115 Berlin"],
  ["France", "Acme SARL\n16 rue Mollien\n92100 BOULOGNE", "16 rue Mollien, 92100 BOULOGNE"],
  ["Italy", "Acme S.r.l.\nVia Roma 12\n20121 Milano (MI)", "Via Roma 12, 20121 Milano (MI)"],
  ["Netherlands", "Acme B.V.\nKeizersgracht 1\n1015 CJ Amsterdam", "Keizersgracht 1, 1015 CJ Amsterdam"],
  ["Portugal", "Acme Lda\nRua Augusta 24\n1100-053 Lisboa", "Rua Augusta 24, 1100-053 Lisboa"],
  ["no postal code", "Acme Ltd\n111 Main Street\nAnytown, USA", "111 Main Street, Anytown, USA"],
])("an address of %s", (_, typed, value) => {
  expect(addressesOn(typed)).toContain(value);
});

it("an address on one line behind a label, among other particulars", () => {
  const typed = "Siège social : 16 rue Mollien - 92100 BOULOGNE – Tél : 01 71 17 61 67";
  expect(addressesOn(typed)).toContain("16 rue Mollien - 92100 BOULOGNE");
});

it("an address at the foot of the page keeps its floor and its code, though SA is a legal form elsewhere", () => {
  const typed = "Acme Pty Ltd ABN 51 824 753 556 Level 8, 19 Lantern Street, Adelaide Park SA 5999";
  expect(addressesOn(typed)).toContain("Level 8, 19 Lantern Street, Adelaide Park SA 5999");
});

it.each([
  [
    "a street that looks like code and town",
    "Acme Inc\n2210 Oak Hill Street\nSuite 706\nBuffalo, NY 14250",
    "2210 Oak Hill Street, Suite 706, Buffalo, NY 14250",
  ],
  [
    "a town that is called like a street",
    "Acme Inc\n2217 Mill Race Pkwy\nCedar Park, TX 78630",
    "2217 Mill Race Pkwy, Cedar Park, TX 78630",
  ],
  [
    "a name above it that reads like a street",
    "Rimu Lane Early Learning Centre\n14 Rimu Lane\nCambridge 3499",
    "14 Rimu Lane, Cambridge 3499",
  ],
  [
    "a box that looks like town and code",
    "Acme Pty Ltd\nGPO Box 8146\nBunbury WA 6230",
    "GPO Box 8146, Bunbury WA 6230",
  ],
  [
    "a code on a line of its own",
    "Acme Ltd\n111 Station Lane\nDocklands\nSwindon\nWiltshire\nSN7 6KG",
    "111 Station Lane, Docklands, Swindon, Wiltshire, SN7 6KG",
  ],
  [
    "a narrow column",
    "Acme Corp\n177 N.\nMagnolia Rd\nSte. 401\nCalgary, AB\nT0G 5X8",
    "177 N., Magnolia Rd, Ste. 401, Calgary, AB, T0G 5X8",
  ],
  [
    "bullets between the parts",
    "Tanum Co. · 1240 Maple Blvd. · Dayton, OH 45433",
    "1240 Maple Blvd. · Dayton, OH 45433",
  ],
  [
    "a code parted from its town by a dash",
    "Lago SL\nAvda. Colón, 115, 48018 - Bilbao",
    "Avda. Colón, 115, 48018 - Bilbao",
  ],
  [
    "no separators and particulars behind",
    "STAD TECHNIEK N.V. SCHOOLWEG 170 4854 VK BREDA T: 06 - 03914459",
    "SCHOOLWEG 170 4854 VK BREDA",
  ],
])("an address with %s", (_, typed, value) => {
  expect(addressesOn(typed)).toContain(value);
});

it("addresses side by side stay apart", () => {
  const typed = `
    Bill To:                  Ship To:
    Oakfield Trust            Oakfield School
    1 Castle Hill             4 Mill Lane
    Windsor SL4 1PD           Slough SL1 1AA`;
  expect(addressesOn(typed)).toEqual(["1 Castle Hill, Windsor SL4 1PD", "4 Mill Lane, Slough SL1 1AA"]);
});

it("an address hanging under a labelled value", () => {
  const typed = `
    ADDRESS: 111 Main Street
             Anytown, USA`;
  expect(addressesOn(typed)).toContain("111 Main Street, Anytown, USA");
});

it("a person between name and street is offered with and without", () => {
  const typed = `
    Kunden AG
    Hans Muster
    Kundenstraße 15
    69876 Frankfurt`;
  expect(addressesOn(typed)).toEqual([
    "Kundenstraße 15, 69876 Frankfurt",
    "Hans Muster, Kundenstraße 15, 69876 Frankfurt",
  ]);
});

it.each(["Widget 12", "Invoice 20415 Acme", "Total 1,200.00 USD", "Due 12 March 2025"])(
  "%s is none",
  (typed) => {
    expect(addressesOn(typed)).toEqual([]);
  },
);

it.each([
  [
    "32 Pub & Bistro own by Lim Trading\n78G, Jalan SS21/62\n47400 Petaling Jaya",
    "78G, Jalan SS21/62, 47400 Petaling Jaya",
  ],
  [
    "Triple Six Enterprise 666\nNo 14 & 16 Jalan Permas 4/3\n81750 Masai",
    "No 14 & 16 Jalan Permas 4/3, 81750 Masai",
  ],
])("a name with a number in it is no line of an address: %j", (typed, value) => {
  expect(addressesOn(typed)).toContain(value);
});
