import path from "node:path";
import { prepare, root } from "./bootstrap.mjs";
import { measureScreens } from "./screens/measure-screens.mjs";

await prepare();
console.log(" kB gz  requests  screen");
for (const { name, bytes, requests, bound } of measureScreens(path.join(root, "build/client")))
  console.log(
    `${(bytes / 1000).toFixed(1).padStart(6)}  ${String(requests).padStart(8)}  ${name}${bytes > bound ? `  more than ${bound / 1000}` : ""}`,
  );
