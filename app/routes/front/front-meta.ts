import { productName } from "~/domain/product";

/** What search engines and those who share a page show of it. */
export const frontMeta = (origin: string, title: string, description: string) => [
  { name: "description", content: description },
  { property: "og:site_name", content: productName },
  { property: "og:title", content: title },
  { property: "og:description", content: description },
  { property: "og:image", content: `${origin}/live-sample/en.webp` },
];
