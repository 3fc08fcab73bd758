import type { CandidateFact } from "../values/candidate-fact";

/** Every named feature. The names are hashed into the trained weights: never rename one. */
export type FeatureName =
  | "bias"
  | CandidateFact
  | PlaceFeature
  | AmountFeature
  | DateFeature
  | NameFeature
  | BoxFeature
  | TaxIdFeature
  | LabelFeature
  | MemoryFeature
  | "absent-best-label"
  | "suggested";

type PlaceFeature =
  | "first"
  | "future"
  | "largest"
  | "later-page"
  | "low-reading"
  | "negative"
  | "page-bottom"
  | "page-top"
  | "repeated"
  | "right"
  | "sole"
  | "zero";

type AmountFeature =
  | "gross-at-rate"
  | "net-at-rate"
  | "rounded"
  | "rounded-as-shown"
  | "sum-of-two"
  | "tax-at-rate"
  | "unrounded"
  | "unrounded-as-shown"
  | `share-${"all" | "most" | "half" | "some" | "little" | "none"}`;

type DateFeature =
  | "first-day"
  | "last-day"
  | "several-days"
  | `days-since-first-${number | "none" | "week" | "month" | "quarter" | "far"}`;

type NameFeature =
  | "after-copyright"
  | "after-for"
  | "after-payable"
  | "after-salutation"
  | "again-at-foot"
  | "again-labelled"
  | "again-over-address"
  | "as-big-as-third"
  | "big"
  | "biggest"
  | "centred"
  | "domain"
  | "first-in-letterhead"
  | "foot"
  | "left"
  | "letterhead-rank"
  | "longer-elsewhere"
  | "upper-part"
  | "very-top"
  | `side-${"vendor" | "customer" | "ship"}`;

/** What the box of a party's address says: which of how many it is, what stands in it, whom its label names. */
export type BoxFeature =
  | "below-sender-line"
  | "box-account"
  | "box-attention"
  | "box-bank"
  | "box-company"
  | "box-foot"
  | "box-left"
  | "box-mail"
  | "box-no-company"
  | "box-phone"
  | "box-register"
  | "box-right"
  | "box-tax"
  | "box-unlabelled"
  | "box-window"
  | "boxes-elsewhere"
  | "no-box"
  | "sender-line"
  | "unlabelled-beside-customer"
  | "unlabelled-beside-vendor"
  | `box-${number}`
  | `box-${number}-of-${number}`
  | `box-label-${"vendor" | "customer" | "ship"}`
  | `unlabelled-${number}`;

/** A tax number has its own place, and what is true of the address box beside it. */
type TaxIdFeature = `tax-${BoxFeature}` | `tax-${number}-of-${number}` | "tax-foot" | "tax-home" | "tax-top";

type LabelFeature = "claimed" | "colon" | "label-below" | "label-right" | "label-section" | "unlabelled";

type MemoryFeature =
  | "memory"
  | "memory-absent"
  | "memory-constant"
  | "memory-elsewhere"
  | "memory-other-constant";
