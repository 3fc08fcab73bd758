import { getPlatformProxy } from "wrangler";

/** Runs a statement on the control database of a local server, for what takes months on the calendar. */
export async function changeLocalData(
  stateDir: string,
  statement: string,
  ...values: string[]
): Promise<void> {
  const { env, dispose } = await getPlatformProxy<{ DB_CONTROL: D1Database }>({
    configPath: "wrangler.toml",
    persist: { path: `${stateDir}/v3` },
    remoteBindings: false,
  });
  try {
    await env.DB_CONTROL.prepare(statement)
      .bind(...values)
      .run();
  } finally {
    await dispose();
  }
}
