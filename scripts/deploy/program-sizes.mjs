import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Bytes of a Worker as Cloudflare counts them: compressed with gzip, and before that. */
const bounds = { free: 3 * 1024 * 1024, paid: 10 * 1024 * 1024, unpacked: 64 * 1024 * 1024 };

/** For each bundled Worker: bytes before and after compression, and the plans that take it. */
export function programSizes(workers) {
  return workers.map(({ name, options }) => {
    const modules = options.modules.map(({ path }) => readFileSync(path));
    return sizeOf(
      name,
      modules.reduce((sum, module) => sum + module.length, 0),
      modules.reduce((sum, module) => sum + gzipSync(module).length, 0),
    );
  });
}

/** What a Worker of so many bytes may be deployed to. */
export function sizeOf(name, unpacked, packed) {
  const plans = Object.entries({ free: bounds.free, paid: bounds.paid }).flatMap(([plan, most]) =>
    packed <= most && unpacked <= bounds.unpacked ? [plan] : [],
  );
  return { name, unpacked, packed, plans };
}
