import { productName } from "~/domain/product";
import type { QuestionList } from "~/locales/long-text";

export const faq: QuestionList = {
  title: "FAQs",
  questions: [
    {
      question: "Which files can I send?",
      answer:
        "JPG, JPEG, PNG and PDF, up to 25 MB and 200 pages. Encrypted or damaged files end as an error with a sentence that says why; the file is kept.",
    },
    {
      question: "Why is my document marked low confidence?",
      answer:
        "A required field was not found, or the weights of the fields that were found do not add up to the model's threshold. Open it, correct it and save.",
    },
    {
      question: "My mail was not taken. Why?",
      answer:
        "The subject has to be the name of an AI model with hyphens in place of spaces, and the address has to be your organization's own, as the dashboard shows it. The intake log names the reason for every attachment.",
    },
    {
      question: "The code for signing up does not arrive.",
      answer:
        "Look in the spam folder. A code lives for 10 minutes; after one minute you can ask for a new one, and only the newest counts.",
    },
    {
      question: "Does it work without JavaScript?",
      answer: `Yes. Every part of ${productName} works with script switched off; with script some things go quicker.`,
    },
    {
      question: "Where is my data?",
      answer: "In the data center that was chosen when the organization was created.",
    },
    {
      question: "Can I cancel, and what happens to my data?",
      answer:
        "At any time; it takes effect at the end of the paid period. Download your data first. There are no refunds.",
    },
    {
      question: "Who can invite people?",
      answer: "Only administrators. The number of users is unlimited.",
    },
  ],
};
