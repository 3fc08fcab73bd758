export function measureScreens(
  client: string,
): { name: string; requests: number; bytes: number; bound: number }[];
