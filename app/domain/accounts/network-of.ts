/**
 * Whose attempts are counted together: an IPv4 address, or the first 64 bits of an IPv6 address, since one line or server is
 * given at least this many addresses (RFC 6177) and could come with another one each time. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const text = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/%.*$/, "");
  if (!text.includes(":")) return text;
  const groups = groupsOf(text);
  if (!groups) return text;
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight numbers of an IPv6 address, or null when it is none. */
function groupsOf(text: string): number[] | null {
  const [head = "", tail, ...more] = withoutDots(text).split("::");
  if (more.length > 0) return null;
  const before = numbersIn(head);
  const after = tail === undefined ? [] : numbersIn(tail);
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array.from({ length: missing }, () => 0), ...after];
  return groups.every((group) => group >= 0 && group <= 0xffff) ? groups : null;
}

const numbersIn = (text: string) =>
  text === ""
    ? []
    : text.split(":").map((group) => (/^[0-9a-f]{1,4}$/.test(group) ? Number.parseInt(group, 16) : -1));

/** The last two groups may be written as an IPv4 address. */
const withoutDots = (text: string) =>
  text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
