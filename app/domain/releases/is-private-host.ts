/** Addresses that lead nowhere but into a private network (RFC 6890): a server named by a tenant must not be one. */
const privateRanges: [string, number][] = [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
  ] as [string, number][]),
  ...([
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.168.0.0", 16],
  ] as [string, number][]),
  ...([
    ["198.18.0.0", 15],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as [string, number][]),
];

const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)$/;

/**
 * Whether a host is, by its name or address, inside a private network or the machine itself. A name without a dot is; so
 * is every IPv6 address that is not of the global range, and every IPv4 address written in another way than four numbers.
 */
export function isPrivateHost(host: string): boolean {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
  if (name.includes(":")) return !/^[23][0-9a-f]{3}:/.test(name) || /^2002:|^2001:0{0,3}:/.test(name);
  const numbers = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(name)?.slice(1).map(Number);
  if (numbers)
    return numbers.some((part) => part > 255) || privateRanges.some((range) => isWithin(name, range));
  return !name.includes(".") || privateNames.test(name) || /\.(0x[0-9a-f]+|\d+)$/.test(name);
}

function isWithin(address: string, [start, bits]: [string, number]): boolean {
  const mask = (0xffffffff << (32 - bits)) >>> 0;
  return (numberOf(address) & mask) >>> 0 === numberOf(start);
}

const numberOf = (address: string) =>
  address.split(".").reduce((number, part) => number * 256 + Number(part), 0) >>> 0;
