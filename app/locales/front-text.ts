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
