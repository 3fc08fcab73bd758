const floor = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: to, dependencyTypesNot: ["type-only"] },
});
const evenTypes = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: to },
});

/** The floors of the house: a floor may import itself and floors below. */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    evenTypes(
      "ground",
      "Domain imports zod and itself: move what you need down, or pass it in.",
      "^app/domain",
      "^(app/(?!domain)|workers|scripts|node_modules/(?!zod))",
    ),
    floor("store", "Data imports domain only.", "^app/data", "^(app/(?!data|domain)|workers)"),
    floor(
      "wires",
      "Platform implements ports; it knows no operation, page or Worker.",
      "^app/platform",
      "^(app/(operations|http|routes|components|locales)|workers)",
    ),
    floor(
      "work",
      "Operations import data and domain; wires reach them through the context.",
      "^app/operations",
      "^(app/(platform|http|routes|components)|workers)",
    ),
    floor("hall", "The hall knows no page and no Worker.", "^app/http", "^(app/(routes|components)|workers)"),
    evenTypes("doors-above", "The app does not import its doors.", "^app", "^workers"),
    evenTypes("drizzle", "SQL lives in app/data.", "^(app/(?!data)|workers)", "node_modules/drizzle"),
    evenTypes(
      "libraries-below-the-hall",
      "Below the hall nobody knows Remix, React or Hono.",
      "^app/(domain|data|operations|platform)",
      "node_modules/(@remix-run|react|react-dom|hono|@hono)/",
    ),
    floor(
      "components",
      "Components import domain and locales: a component never fetches.",
      "^app/components",
      "^(app/(data|platform|operations|http|routes)|workers)",
    ),
    {
      name: "screen-areas",
      comment: "One screen area never imports another.",
      severity: "error",
      from: { path: "^app/routes/([^/]+)/" },
      to: { path: "^app/routes/([^/]+)/", pathNot: "^app/routes/$1/" },
    },
    floor(
      "heavy-web",
      "PDFium and the engine stay out of the web Worker.",
      "^(workers/(web|api|email|schedules)|app/(http|routes|components))",
      "^app/(platform/reader|domain/extraction/(?!extraction-result|reason))",
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.wrangler|^build/" },
    enhancedResolveOptions: {
      conditionNames: ["workerd", "import", "types", "default"],
      exportsFields: ["exports"],
    },
  },
};
