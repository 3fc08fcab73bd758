type Page = { model: { id: string; name: string } };

/** The way from a model's documents to a page about its energy bills; `key` is the title of one below the accounts. */
export const energyCrumbs =
  (key?: string) =>
  ({ model }: Page) => [
    { key: "shell.document-processing" },
    { text: model.name, to: `/document-processing/${model.id}/documents` },
    { key: "energy.title", ...(key && { to: `/energy/${model.id}` }) },
    ...(key ? [{ key }] : []),
  ];
