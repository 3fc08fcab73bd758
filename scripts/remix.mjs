import "../node_modules/@remix-run/dev/dist/cli.js";

// Remix 2 asks Vite for what has a newer name by now; each compiler that it starts would print so.
const { warn } = console;
console.warn = (...words) => {
  if (!/`envFile` option is deprecated/.test(words[0])) warn(...words);
};
