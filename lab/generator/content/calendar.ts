/** The ISO date that many days later (earlier when negative). */
export function addDays(iso: string, days: number): string {
  const time = Date.UTC(
    Number(iso.slice(0, 4)),
    Number(iso.slice(5, 7)) - 1,
    Number(iso.slice(8, 10)) + days,
  );
  return new Date(time).toISOString().slice(0, 10);
}
