/** Brings a box into the middle of the page's own window; the screen itself stays where the person is typing. */
export function scrollPageTo(box: HTMLElement | null, view: HTMLElement | null): void {
  if (!view || !box) return;
  const [of, inside] = [box.getBoundingClientRect(), view.getBoundingClientRect()];
  view.scrollTop += (of.top + of.bottom) / 2 - inside.top - view.clientHeight / 2;
  view.scrollLeft += (of.left + of.right) / 2 - inside.left - view.clientWidth / 2;
}
