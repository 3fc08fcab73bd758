import { buildIfStale, ensureDependencies } from "./bootstrap.mjs";

ensureDependencies();
await buildIfStale();
