import { productName } from "~/domain/product";
import type { QuestionList } from "~/locales/long-text";

export const faq: QuestionList = {
  title: "FAQs",
  questions: [
    {
      question: "Which files can I send?",
      answer:
        "JPG, JPEG, PNG and PDF, up to 25 MB and 200 pages. Password-protected or damaged files get the status error with the reason; the file is kept.",
    },
    {
      question: "Why is my document marked low confidence?",
      answer:
        "A required field was not found, or the weights of the fields that were found do not add up to the model's threshold. Open it, correct it and save.",
    },
    {
      question: "Why was my e-mail rejected?",
      answer:
        "The address has to be your organization's address as shown on the dashboard, and the AI model may accept documents from certain senders only. ZIP files need the name of an AI model as the subject, with hyphens instead of spaces, unless there is only one; other files go to the inbox without it. The intake log shows the reason for every attachment.",
    },
    {
      question: "The sign-up code does not arrive.",
      answer:
        "Check your spam folder. A code is valid for 10 minutes; after one minute you can request a new one, and only the latest code is valid.",
    },
    {
      question: "Does it work without JavaScript?",
      answer: `Yes. Every part of ${productName} works with JavaScript turned off; with JavaScript, some tasks are faster.`,
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
      answer: "Administrators, and users whose role allows it. The number of users is unlimited.",
    },
  ],
};
