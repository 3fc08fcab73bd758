import { makeCampaign } from "./content/advertising/campaign";
import { partyOf } from "./content/party";
import { diceOf } from "./dice";
import type { Brief, Draft } from "./draft";
import { advertisingFamilies } from "./layouts/advertising-families";
import { advertisingLayout } from "./layouts/advertising-layout";

/** Orders of air time and the stations' invoices for it, as American stations file them. */
export function advertisingDraft({ kind, country, vendorSeed, contentSeed, layout }: Brief): Draft {
  const dice = diceOf(vendorSeed, "station");
  const station = dice.pick(["W", "K"]) + dice.fill("@@@") + dice.pick(["", "-TV", "-FM", "", " TV"]);
  const owner = partyOf(country, dice);
  const market = dice.pick([
    "Lakeside",
    "Twin Rivers",
    "Bay Area",
    "Capital City",
    "Tri-Cities",
    "Gulf Coast",
    "Valley",
  ]);
  const patterns = {
    number: dice.pick(["^######", "^#####", "^########", "^####", "^##-^####"]),
    invoice: dice.pick(["^######-1", "^#####", "IN-^######", "^########"]),
  };
  const campaign = makeCampaign(station, market, patterns, diceOf(contentSeed, "campaign"));
  const family = advertisingFamilies.find(({ name }) => name === layout) ?? dice.pick(advertisingFamilies);
  const side = kind === "invoice" ? "invoice" : "purchase_order";
  return {
    layout: family.name,
    date: side === "invoice" ? campaign.date : campaign.orderDate,
    currency: "USD",
    page: family.landscape ? { width: 792, height: 612 } : { width: 612, height: 792 },
    draw: (composer) => advertisingLayout(composer, campaign, owner, family, side),
  };
}
