/** The crumbs of a model's settings screen. */
export const settingsCrumbs = (screen: string) => (data: { id: string; name: string }) => [
  { key: "models.title", to: "/aimodels/aimodels-list" },
  { text: data.name, to: `/aimodels/edit-aimodel/${data.id}` },
  { key: `models.tab.${screen}` },
];
