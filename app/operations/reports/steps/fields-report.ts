import { type FieldSums, selectFieldSums } from "~/data/shard/report-figures";
import { confidenceClasses, type Origin, origins } from "~/domain/reports/reliability";
import { fieldNames } from "./field-names";
import { daysOf } from "./figures-scope";
import type { ReportBuilder } from "./report-builder";

const thousand = 1_000;

type ClassSum = { said: number; right: number; sure: number };

const classesOf = (sums: FieldSums): ClassSum[] =>
  confidenceClasses.map((_, index) => {
    const named = (name: "said" | "right" | "sure") => sums[`${name}${index}` as keyof FieldSums];
    return { said: named("said"), right: named("right"), sure: named("sure") };
  });

const total = (classes: readonly ClassSum[], name: keyof ClassSum) =>
  classes.reduce((sum, one) => sum + one[name], 0);

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);

/** The outcome of each field of the settled documents, and how often a value was right that we were so sure of. */
export const fieldsReport: ReportBuilder = async (context, scope) => {
  const [fields, nameOf] = await Promise.all([
    selectFieldSums(context.shard, daysOf(scope)),
    fieldNames(context),
  ]);
  const seen = fields.filter(
    ({ left, corrected, removed, added, missing }) => left + corrected + removed + added + missing > 0,
  );
  const points = confidenceClasses.map((_, index) => {
    const [said, right, sure] = (["said", "right", "sure"] as const).map((name) =>
      seen.reduce((sum, field) => sum + (classesOf(field)[index]?.[name] ?? 0), 0),
    ) as [number, number, number];
    return { count: said, said: said > 0 ? sure / thousand / said : 0, right: said > 0 ? right / said : 0 };
  });
  return {
    columns: [
      { key: "field", kind: "word" },
      ...["read", "left", "corrected", "removed", "added", "missing"].map((key) => ({
        key,
        kind: "count" as const,
      })),
      ...["untouched", "confidence", "right"].map((key) => ({ key, kind: "share" as const })),
    ],
    rows: seen.map((field) => {
      const { left, corrected, removed, added, missing } = field;
      const read = left + corrected + removed;
      const classes = classesOf(field);
      return [
        nameOf(field.field),
        read,
        left,
        corrected,
        removed,
        added,
        missing,
        share(left + missing, read + added + missing),
        share(total(classes, "sure") / thousand, total(classes, "said")),
        share(left, read),
      ];
    }),
    chart: { kind: "reliability", points: points.filter(({ count }) => count > 0) },
    next: null,
  };
};

/** Where the values of settled documents came from, and how many of each were right. */
export const originsReport: ReportBuilder = async ({ shard }, scope) => {
  const fields = await selectFieldSums(shard, daysOf(scope));
  const rows = origins.map((origin) => {
    const named = (name: "from" | "right") =>
      fields.reduce((sum, field) => sum + field[`${name}${capital(origin)}`], 0);
    return { origin, from: named("from"), right: named("right") };
  });
  const all = rows.reduce((sum, { from }) => sum + from, 0);
  return {
    columns: [
      { key: "origin", kind: "word" },
      { key: "values", kind: "count" },
      { key: "ofAll", kind: "share" },
      { key: "rightValues", kind: "count" },
      { key: "right", kind: "share" },
    ],
    rows: rows.map(({ origin, from, right }) => [
      `reports.origin.${origin}`,
      from,
      share(from, all),
      right,
      share(right, from),
    ]),
    chart: {
      kind: "bars",
      series: ["rightValues", "wrongValues"],
      bars: rows
        .filter(({ from }) => from > 0)
        .map(({ origin, from, right }) => ({
          label: `reports.origin.${origin}`,
          parts: [right, from - right],
        })),
    },
    next: null,
  };
};

const capital = (origin: Origin) =>
  `${origin.charAt(0).toUpperCase()}${origin.slice(1)}` as Capitalize<Origin>;
