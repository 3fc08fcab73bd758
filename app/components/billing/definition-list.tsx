/** Names and values, side by side where there is room. */
export const DefinitionList = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="max-sm:mb-2">{value}</dd>
      </div>
    ))}
  </dl>
);
