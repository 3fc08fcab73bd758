const ownName = /^own\.(\d+)\.name$/;

export type FormCounts = { fields: { weight: number; required: boolean }[]; threshold: number };

/**
 * The figures of a model form: the fields that are ticked or named, and the threshold; what is not a number counts as
 * 0.
 */
export function formCounts(values: Iterable<[string, unknown]>): FormCounts {
  const held = new Map(values);
  const numberAt = (name: string) => Number(held.get(name)) || 0;
  const fields = [...held].flatMap(([name, value]) => {
    if (name.startsWith("take.")) {
      const key = name.slice("take.".length);
      return [{ weight: numberAt(`weight.${key}`), required: held.get(`required.${key}`) === "on" }];
    }
    const [, own] = ownName.exec(name) ?? [];
    return own && String(value).trim()
      ? [{ weight: numberAt(`own.${own}.weight`), required: held.get(`own.${own}.required`) === "on" }]
      : [];
  });
  return { fields, threshold: numberAt("threshold") };
}
