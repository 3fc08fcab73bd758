import path from "node:path";
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { developmentLoadContext } from "./scripts/dev/development-load-context";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    tailwindcss(),
    command === "serve" &&
      cloudflareDevProxyVitePlugin({
        configPath: "scripts/dev/wrangler.toml",
        persist: false,
        getLoadContext: developmentLoadContext,
      }),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  resolve: { tsconfigPaths: true },
  // Remix starts a second compiler, which does not hear of the command line's level.
  logLevel: command === "build" ? "error" : undefined,
  ssr: {
    target: "webworker",
    noExternal: command === "build" ? true : undefined,
    resolve: {
      conditions: ["workerd", "worker", "browser"],
      externalConditions: ["workerd", "worker"],
    },
  },
  server: { proxy: proxied(process.env.WORKERS_URL) },
  // Modules of the Workers runtime are there when the server runs.
  build: {
    minify: !isSsrBuild,
    sourcemap: false,
    // A picture that others point into is one of its own.
    assetsInlineLimit: (file) => (file.endsWith(".svg") ? false : undefined),
    rollupOptions: {
      external: isSsrBuild ? [/^cloudflare:/, bundledOnce, textsOnce] : /^cloudflare:/,
      makeAbsoluteExternalsRelative: false,
      output: isSsrBuild ? { paths: fromServerBuild } : { manualChunks: scriptOf },
    },
  },
}));

/** Large packages that the API and the queues need, too: the web Worker is bundled with one copy of each. */
const bundledOnce = /^(zod|pdf-lib|drizzle-orm|@paddle\/paddle-node-sdk)(\/|$)/;

/** The same holds for all texts of both languages: half a megabyte. */
const textsOnce = /\/app\/locales\/(en|es)\/texts-(en|es)\.ts$/;

const fromServerBuild = (id: string) => (textsOnce.test(id) ? path.relative("build/server", id) : id);

/** What is no page goes to the running Workers. */
function proxied(workers: string | undefined) {
  if (!workers) return {};
  return Object.fromEntries(["/api", "/healthz", "/cdn-cgi"].map((path) => [path, workers]));
}

/**
 * What nearly every page needs goes in two scripts instead of two dozen, and what lists need in a third: fewer requests, and
 * smaller when compressed. Fields that few pages have stay out of it.
 */
function scriptOf(id: string): string | undefined {
  if (
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//.test(
      id,
    )
  )
    return "framework";
  if (
    /app\/components\/(table\/search-form|form\/(file-field|import-form|password-field|one-time-secret|checkbox-group))/.test(
      id,
    )
  )
    return undefined;
  if (
    /app\/(domain\/documents\/(concerns|status)\.ts|components\/(table\/|documents\/(status-badge|readiness-badge|pending-refresh)))/.test(
      id,
    )
  )
    return "list";
  return /app\/components\/(shell|form)\/|has-stored-uploads|vite\/preload-helper|node_modules\/react-i18next\//.test(
    id,
  )
    ? "frame"
    : undefined;
}
