import { vi } from "vitest";
import { getPlatformProxy } from "wrangler";

type Databases = { DB_CONTROL: D1Database; SHARD_US_1: D1Database };

/** Runs a statement on the control database of a local server, for what takes months on the calendar. */
export const changeLocalData = (stateDir: string, statement: string, ...values: string[]): Promise<void> =>
  change(stateDir, ({ DB_CONTROL }) => DB_CONTROL.prepare(statement).bind(...values));

/** The same on the database of the demo's documents. */
export const changeLocalShard = (stateDir: string, statement: string, ...values: string[]): Promise<void> =>
  change(stateDir, ({ SHARD_US_1 }) => SHARD_US_1.prepare(statement).bind(...values));

async function change(
  stateDir: string,
  prepare: (databases: Databases) => D1PreparedStatement,
): Promise<void> {
  const { env, dispose } = await getPlatformProxy<Databases>({
    configPath: "wrangler.toml",
    persist: { path: `${stateDir}/v3` },
    remoteBindings: false,
  });
  // The server writes meanwhile: who comes second in the same moment is refused and asks again.
  try {
    await vi.waitUntil(
      () =>
        prepare(env)
          .run()
          .catch((error: Error) => {
            if (!error.message.includes("database is locked")) throw error;
            return null;
          }),
      { timeout: 10_000, interval: 100 },
    );
  } finally {
    await dispose();
  }
}
