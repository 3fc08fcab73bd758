/** A long text of the product, for a page of its own. A paragraph that starts with "- " is an item of a list. */
export type LongText = { title: string; sections: { heading: string; paragraphs: string[] }[] };

/** Questions and their answers. */
export type QuestionList = { title: string; questions: { question: string; answer: string }[] };
