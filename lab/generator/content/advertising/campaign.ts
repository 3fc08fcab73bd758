import type { Dice } from "../../dice";
import { addDays } from "../calendar";
import { nameParts } from "../name-parts";

/** One bought spot line; money in cents. `weeks` are the broadcast weeks it runs in. */
export type Spot = {
  program: string;
  days: string;
  time: string;
  length: string;
  start: string;
  end: string;
  perWeek: number;
  spots: number;
  rate: number;
  amount: number;
};

/** An order of television or radio time, or the invoice for it. Commission is the agency's, net what the station gets. */
export type Campaign = {
  station: string;
  market: string;
  number: string;
  invoiceNumber: string;
  alternate: string;
  revision: number;
  advertiser: string;
  product: string;
  estimate: string;
  agency: string;
  buyer: string;
  representative: string;
  start: string;
  end: string;
  orderDate: string;
  date: string;
  due: string;
  spots: Spot[];
  gross: number;
  commission: number;
  net: number;
};

const programs = [
  "Morning News",
  "Early News 5pm",
  "Late News 11pm",
  "Game Night",
  "Daytime Rotator",
  "Prime Access",
  "Weekend Edition",
  "Football Sunday",
  "Late Show",
  "Local Today",
  "Noon Report",
  "Movie of the Week",
  "Drama Block",
  "Evening Magazine",
  "AM Drive",
  "Talk Hour",
  "Quiz Time",
  "Overnight",
];
const times = [
  "6a-7a",
  "5-530p",
  "11-1135p",
  "7:00 PM-7:30 PM",
  "9A-4P",
  "12n-1230p",
  "530-6p",
  "4:30AM-6:00AM",
  "8-11p",
  "10P-10:30P",
  "6-10A",
];
const days = ["M-F", "MTWTF--", "Mo-Fr", "-----SS", "M-Su", "Sa", "Su", "MTWTFSS", "--W-F--", "Tu,Th"];
const families = nameParts.en.family;
const offices = [
  "Senate",
  "US House",
  "Governor",
  "Mayor",
  "State Senate",
  "Attorney General",
  "President",
  "County Judge",
  "City Council",
];
const causes = [
  "Better Roads",
  "Clear Water",
  "Working Families",
  "Public Schools",
  "Affordable Care",
  "Clean Energy",
  "Safe Streets",
  "Small Business",
  "Honest Government",
];

/** A candidate, a committee or a local business, in the ways stations key them in. */
function advertiserOf(dice: Dice): string {
  const family = dice.pick(families);
  const office = dice.pick(offices);
  const party = dice.pick(["D", "R"]);
  return dice.weighted([
    [3, `${family} for ${office}`],
    [2, `POL/${family}/${party}/${office}/${dice.fill("@@")}`],
    [2, `Committee to Elect ${family}`],
    [1, `${family} ${dice.int(2012, 2024)}`],
    [2, `Citizens for ${dice.pick(causes)}`],
    [2, `${dice.pick(causes)} ${dice.pick(["PAC", "Coalition", "Action Fund", "Now", "Alliance"])}`],
    [1, `${dice.pick(["Yes", "No"])} on ${dice.pick(["Measure", "Prop", "Issue"])} ${dice.int(1, 40)}`],
    [1, `ISS/${dice.pick(causes)} ${dice.pick(["USA", "America", "Majority"])}`],
    [1, `Friends of ${family}`],
    [
      3,
      `${family} ${dice.pick(["Auto Group", "Furniture", "Dental Care", "Law Firm", "Health Plan", "Ford", "Bank", "Casino"])}`,
    ],
    [1, `${family}/${party}/${office}`],
  ]);
}

const agencyParts = {
  first: [
    "Northfield",
    "Gateway",
    "Blue Heron",
    "Targetwise",
    "Meridian",
    "Direct Reach",
    "Canyon",
    "Waterline",
    ...nameParts.en.family,
  ],
  last: [
    "Media Partners",
    "Buying Group",
    "Media LLC",
    "Strategies",
    "Inc.",
    "Advertising",
    "Time Buyers",
    "Communications",
    "Media & Marketing",
  ],
};

export function makeCampaign(
  station: string,
  market: string,
  patterns: { number: string; invoice: string },
  dice: Dice,
): Campaign {
  const start = addDays("2012-01-02", dice.int(0, 3200));
  const end = addDays(
    start,
    dice.weighted([
      [4, 6],
      [3, dice.int(2, 13)],
      [2, dice.int(14, 40)],
    ]),
  );
  const spots = Array.from(
    {
      length: dice.weighted([
        [3, 1],
        [4, dice.int(2, 5)],
        [4, dice.int(6, 16)],
        [2, dice.int(17, 55)],
      ]),
    },
    () => spot(start, end, dice),
  );
  const gross = spots.reduce((sum, { amount }) => sum + amount, 0);
  const commission = Math.round(gross * dice.pick([0.15, 0.15, 0.15, 0, 0.1]));
  return {
    station,
    market,
    number: dice.fill(patterns.number),
    invoiceNumber: dice.fill(patterns.invoice),
    alternate: dice.fill(dice.pick(["^#######", "WOC^#######", "^#####/^#"])),
    revision: dice.int(0, 9),
    advertiser: advertiserOf(dice),
    product: dice
      .pick(["TV", "Radio", "Broadcast", "Spring flight", "General", "Issue", "Candidate", "^"])
      .replace("^", dice.fill("^##-TV")),
    estimate: dice.fill("^###"),
    agency: `${dice.pick(agencyParts.first)} ${dice.pick(agencyParts.last)}`,
    buyer: `${dice.pick(["Dana", "Chris", "Robin", "Jamie"])} ${dice.pick(["Farrow", "Bexley", "Colborne", "Oakley"])}`,
    representative: `${dice.pick(["Terry", "Kim", "Alex", "Morgan"])} ${dice.pick(["Hollis", "Vickers", "Sadler", "Quinn"])}`,
    start,
    end,
    orderDate: addDays(start, -dice.int(1, 20)),
    date: addDays(end, dice.int(1, 8)),
    due: addDays(end, dice.int(31, 38)),
    spots,
    gross,
    commission,
    net: gross - commission,
  };
}

function spot(start: string, end: string, dice: Dice): Spot {
  const spots = dice.int(1, 12);
  const first = dice.weighted([
    [6, 0],
    [2, 1],
    [2, 2],
  ]);
  const begins = addDays(start, first) <= end ? addDays(start, first) : start;
  const ends = dice.int(0, 2) === 0 && addDays(end, -1) >= begins ? addDays(end, -1) : end;
  const rate = dice.pick([dice.int(1, 40) * 500, dice.int(5, 90) * 1000, dice.int(2, 40) * 10000]);
  return {
    program: dice.pick(programs),
    days: dice.pick(days),
    time: dice.pick(times),
    length: dice.pick([":30", ":30", ":15", ":60", "30"]),
    start: begins,
    end: ends,
    perWeek: Math.min(spots, dice.int(1, 5)),
    spots,
    rate,
    amount: spots * rate,
  };
}
