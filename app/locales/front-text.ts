/** What visitors read on the pages in front of the product. */
export type FrontText = {
  product: {
    title: string;
    lead: string;
    points: { heading: string; text: string }[];
    questions: { question: string; answer: string }[];
    start: string;
    prices: string;
  };
  sample: { title: string; hint: string; picture: string; found: string };
  tried: {
    title: string;
    hint: string;
    file: string;
    fileHint: string;
    kind: string;
    kinds: Record<
      "invoice" | "receipt" | "credit_note" | "purchase_order" | "bank_statement" | "energy_bill",
      string
    >;
    country: string;
    countryHint: string;
    start: string;
    problem: string;
    promises: string[];
    otherwise: string;
    reading: string;
    readingHint: string;
    look: string;
    result: string;
    resultHint: string;
    nothing: string;
    page: string;
    lines: string;
    missing: string;
    moreLines: string;
    failed: string;
    unread: string;
    over: string;
    until: string;
    remove: string;
    again: string;
    account: string;
    sample: string;
    link: string;
  };
  pricing: {
    title: string;
    hint: string;
    country: string;
    show: string;
    none: string;
    start: string;
    about: string[];
  };
};
