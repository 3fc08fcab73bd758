/** A picture of a real screen; its file lies in public/manual, one per language, made by `node scripts/manual/manual-pictures.ts`. */
export type ManualPicture = { name: PictureName; alt: string };

export const pictureNames = [
  "dashboard",
  "models",
  "create-model",
  "documents",
  "document",
  "training",
  "users",
  "invite",
  "roles",
  "add-role",
] as const;

export type PictureName = (typeof pictureNames)[number];

/** Width and height of the pictures in pixels. */
export const pictureSize = { width: 1200, height: 750 } as const;

/** A long text of the product, for a page of its own. A paragraph that starts with "- " is an item of a list. */
export type LongText = {
  title: string;
  sections: { heading: string; paragraphs: string[]; picture?: ManualPicture }[];
};

/** Questions and their answers. */
export type QuestionList = { title: string; questions: { question: string; answer: string }[] };
