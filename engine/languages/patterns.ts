import type { Pieces } from "./pieces";

/** What the heading of a column is put together from, where it comes in too many forms for a list. */
export type HeadingParts = {
  /** A tax on sales. */
  tax: Pieces;
  /** A sum of money. */
  sum: Pieces;
  /** A price. */
  price: Pieces;
  /** "Per", behind a price. */
  per: Pieces;
  /** "Of the unit", behind a price. */
  ofUnit: Pieces;
  /** What stands before a unit of energy. */
  usage: Pieces;
  /** What makes a rate of a tax, behind it. */
  taxRate: Pieces;
  /** What makes a rate of a tax, before it. */
  rateOf: Pieces;
  /** What makes an amount of a tax, behind it. */
  taxAmount: Pieces;
  /** What makes an amount of a tax, before it. */
  amountOf: Pieces;
  /** "With", before a tax. */
  including: Pieces;
  /** "Without", before a tax. */
  excluding: Pieces;
  /** The same behind a price only. */
  net: Pieces;
  /** The same behind a sum only. */
  before: Pieces;
  /** An ending that may be left out. */
  shortAmounts: Pieces;
  /** Prices that are no price where another column is one. */
  secondPrices: Pieces;
  /** Descriptions that are codes where another column is a description. */
  secondItems: Pieces;
  /** Counts that are units where another column is a count. */
  secondCounts: Pieces;
};

/** What is told by its words beside labels, headings and the beginnings of lines. */
export type Patterns = {
  /** What a longer title of a document that asks for money has in it. */
  demandTitles: Pieces;
  /** What a longer title of a credit note has in it. */
  creditTitles: Pieces;
  /** What stands in a title beside the name of a document: which copy this is. */
  copies: Pieces;
  /** What follows the name of a document in a title: its number, its date. */
  numberings: Pieces;
  /** Labels of the number or the date of an order or a contract. */
  orderNumbers: Pieces;
  /** Labels of who orders and of what is to be delivered where and when. */
  orderTerms: Pieces;
  /** Labels of what a card's account has: the least that is to be paid, the limit of its credit. */
  cardTerms: Pieces;
  /** What only documents say that ask for money or tell that it was paid. */
  demands: Pieces;
  /** Titles that begin a document, for telling where one ends in a pile. */
  pageTitles: Pieces;
  /** Words at the foot of a page that goes on overleaf. */
  continues: Pieces;
  /** Words at the head of a page that goes on from the one before. */
  continued: Pieces;
  /** "Page", as printed. */
  pages: Pieces;
  /** "Of" in "page 2 of 3". */
  pageOf: Pieces;
  /** Small words, as printed, that no English text holds. */
  commonWords: Pieces;
  /** Legal forms of companies that are no words of their own. */
  legalForms: Pieces;
  /** Words in the names of companies that are no legal form. */
  companyWords: Pieces;
  /** Legal forms that are also words or syllables: in capitals only. */
  legalCapitals: Pieces;
  /** Words for a street, a building or a box that stand beside a number. */
  streets: Pieces;
  /** Those of them that tell an address without a number, too. */
  looseStreets: Pieces;
  /** What a street's name ends with where it is one word. */
  streetEndings: Pieces;
  /** What announces a telephone, a registration number or another fact beside an address. */
  contacts: Pieces;
  /** Names of countries. */
  countries: Pieces;
  /** Units of goods, as printed. */
  units: Pieces;
  /** "Times" between a count and a price, as printed. */
  times: Pieces;
  /** Words that a line cannot end with, as printed. */
  openEnds: Pieces;
  /** Small words inside the name of a company, as printed. */
  nameLinks: Pieces;
  /** Small words that the name of a person begins with, as printed. */
  nameParticles: Pieces;
  /** What stands before a name that a letter speaks to. */
  salutations: Pieces;
  /** "For" before a name. */
  forWords: Pieces;
  /** What stands before the name of who is to be paid. */
  payableWords: Pieces;
  /** Courtesies before the name of a person. */
  courtesies: Pieces;
  /** What stands where names do, and is none. */
  noNames: Pieces;
  /** Titles of documents behind the name of who issued them, as printed. */
  closingTitles: Pieces;
  /** Titles of documents before the name of who issued them, as printed. */
  openingTitles: Pieces;
  /** "By" between such a title and the name. */
  by: Pieces;
  /** What stands before the number of a version of a form or program ("Version 2.0 of 03/04/2026"). */
  versions: Pieces;
  /** Particulars on the slip of a card terminal. */
  cardSlips: Pieces;
  /** "To" between two dates, as printed. */
  rangeWords: Pieces;
  /** What stands between that word and the second date. */
  rangeArticles: Pieces;
  /** What names the balance that an account starts from; in compact letters, as the next five. */
  openingBalances: Pieces;
  /** Heads the previous reading of a meter. */
  previousReads: Pieces;
  /** Heads the current reading of a meter. */
  currentReads: Pieces;
  /** Heads the factor between readings and consumption. */
  meterFactors: Pieces;
  /** Heads the consumption. */
  consumption: Pieces;
  /** What says that a consumption is an average or that of a day, as folded. */
  averages: Pieces;
  /** Heads a table of readings. */
  meterHeadings: Pieces;
  /** What begins a line below a description that is no part of it. */
  attributes: Pieces;
  /** What begins a line that states the period of a row, as printed. */
  periods: Pieces;
  /** Labels of cash given; in compact letters, as the next three. */
  cashGiven: Pieces;
  /** Labels of the change. */
  cashReturned: Pieces;
  /** What the name of a rounding begins with. */
  roundings: Pieces;
  /** Words for a carried sum that name goods or services, too. */
  carryGoods: Pieces;
  /** "Days" behind a number. */
  days: Pieces;
  /** What announces a telephone number, as printed. */
  phones: Pieces;
  /** The same, for telling what stands beside a party. */
  boxPhones: Pieces;
  /** "For the attention of". */
  attention: Pieces;
  /** What a receipt calls itself, and an invoice does not; for telling kinds, as all that follow. */
  receiptTitles: Pieces;
  /** Who served where, and what a till counts. */
  tills: Pieces;
  /** How a shop takes leave, and what it says of goods that are brought back. */
  farewells: Pieces;
  /** What a hotel or a carrier says of a guest's stay or way. */
  stays: Pieces;
  /** What a supplier of energy bills. */
  energies: Pieces;
  /** What papers call themselves that are of no kind that is read. */
  otherTitles: Pieces;
  /** How a letter speaks to its reader, and how it ends. */
  letters: Pieces;
  /** What parties to an agreement are called, and how they agree. */
  agreements: Pieces;
  /** What says that the customer wrote the invoice, which German calls a credit note, too. */
  selfBilled: Pieces;
};
