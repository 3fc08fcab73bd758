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

/** The stages of the engine in the order of engine/pipeline.ts: a stage imports earlier ones only. */
const stages = [
  "layout",
  "labels",
  "memory",
  "facts",
  "candidates",
  "features",
  "tables",
  "scoring",
  "decoding",
  "embedded",
  "explanation",
];
const inOrder = stages
  .slice(0, -1)
  .map((stage, index) =>
    evenTypes(
      `stage-${stage}`,
      "A stage of the engine imports earlier stages only.",
      `^engine/stages/${stage}/`,
      `^engine/stages/(${stages.slice(index + 1).join("|")})/`,
    ),
  );

/** The floors of the house: a floor may import itself and floors below. */
module.exports = {
  forbidden: [
    ...inOrder,
    evenTypes(
      "engine",
      "The engine imports zod and itself.",
      "^engine",
      "^(app|lab|workers|scripts|tests|node_modules/(?!zod))",
    ),
    evenTypes(
      "below-the-stages",
      "What all stages use knows no stage.",
      "^engine/(cultures|e-invoices|fields|geometry|languages|reading|results|runtime|text|values|weights)/",
      "^engine/(stages|kinds|learning|training|splitting|duplicates|payments|suggestions|[^/]+\\.ts$)",
    ),
    evenTypes(
      "languages",
      "A language is data: it imports its type, and what compiles it imports nothing else.",
      "^engine/languages/",
      "^(?!engine/languages/)",
    ),
    evenTypes(
      "stages-below",
      "A stage knows nothing of what is built on the stages.",
      "^engine/stages/",
      "^engine/(kinds|learning|training|splitting|duplicates|payments|suggestions|[^/]+\\.ts$)",
    ),
    evenTypes(
      "engine-door",
      "The engine is used through engine/index.ts and the doors beside it.",
      "^(app|workers|scripts)/",
      "^engine/(?!(index|doors/[a-z]+)\\.ts$)",
    ),
    evenTypes(
      "lab-door",
      "The lab uses the engine through its doors and engine/lab.ts, a door of its own.",
      "^lab/",
      "^engine/(?!(index|lab|doors/[a-z]+)\\.ts$)",
    ),
    evenTypes(
      "doors-outwards",
      "Inside of the engine nobody goes through its doors.",
      "^engine/",
      "^engine/(index|lab|doors/[a-z]+)\\.ts$",
    ),
    evenTypes("lab-above", "The product does not import the lab.", "^(app|engine|workers)/", "^lab/"),
    {
      name: "no-circles",
      comment: "No circle, nor one of types alone: what two files need goes into a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    evenTypes(
      "ground",
      "Domain imports zod, the engine, itself and the names of texts: move what you need down, or pass it in.",
      "^app/domain",
      "^(app/(?!domain|locales/en/[a-z]+\\.json$)|workers|scripts|lab|node_modules/(?!zod))",
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
      "PDFium stays out of the web Worker.",
      "^(workers/(web|api|email|schedules)|app/(http|routes|components))",
      "^app/platform/reader",
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
