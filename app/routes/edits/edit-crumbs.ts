type Page = { model: { id: string; name: string } };

/** The way to a model's page for values in a spreadsheet. */
export const editCrumbs = ({ model }: Page) => [
  { key: "shell.document-processing" },
  { text: model.name, to: `/document-processing/${model.id}/documents` },
  { key: "edits.title", to: `/edits/${model.id}` },
];
