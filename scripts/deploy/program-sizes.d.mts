export function sizeOf(
  name: string,
  unpacked: number,
  packed: number,
): { name: string; unpacked: number; packed: number; plans: string[] };
