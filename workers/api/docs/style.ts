/** The looks of the documentation: two columns where there is room, one on a phone. */
export const docsStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
nav { padding: 1rem; border-bottom: 1px solid var(--line); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; margin: 0; padding: 0; }
nav [aria-current] { font-weight: 600; color: inherit; text-decoration: none; }
main { max-width: 60rem; min-width: 0; padding: 1rem; }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 14rem minmax(0, 1fr); }
  nav { border: 0; border-right: 1px solid var(--line); }
  nav ul { display: grid; position: sticky; top: 1rem; }
  main { padding: 1rem 2rem; }
}
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 0.25rem; }
section { border-top: 1px solid var(--line); padding: 0.5rem 0 1rem; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.25rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; }
dt { font-weight: 600; overflow-wrap: anywhere; }
dd { margin: 0 0 0.5rem 1.5rem; }
details { margin: 0.5rem 0; }
summary { cursor: pointer; font-weight: 600; }
.calls { padding-left: 1.25rem; }
.calls code { opacity: 0.8; }
code { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre code { overflow-wrap: normal; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.25rem;
  background: color-mix(in srgb, currentColor 5%, transparent); user-select: all; }
a { color: LinkText; }
#answer pre { max-height: 30rem; overflow-y: auto; }
label { display: block; font-weight: 600; }
input, button { font: inherit; padding: 0.5rem 0.75rem; max-width: 100%; box-sizing: border-box; }
input { width: 30rem; }
:target { scroll-margin-top: 1rem; outline: 2px solid LinkText; outline-offset: 0.25rem; }
`;
