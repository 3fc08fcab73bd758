import type { Page } from "playwright-core";

/**
 * Walks a page with Tab alone, from where it puts the focus to its end and on from its top. Answers what cannot be reached,
 * and what shows no ring when it is: nothing when the keyboard can do everything that the mouse can.
 */
export async function keyboardProblems(page: Page): Promise<string[]> {
  const expected = await page.evaluate(markReachable);
  const reached = new Set<string>();
  const problems: string[] = [];
  let last = "";
  let ends = 0;
  for (let presses = 0; presses < 2 * expected.length + 20; presses++) {
    await page.keyboard.press("Tab");
    const { name, ring } = await page.evaluate(nameOfFocus);
    // A date has parts, and Tab goes through them before it leaves.
    if (name === last) continue;
    if (reached.has(name) || (name === "" && ++ends > 1)) break;
    last = name;
    if (name === "") continue;
    reached.add(name);
    if (!ring) problems.push(`no ring: ${name}`);
  }
  return [
    ...problems,
    ...expected.filter((name) => !reached.has(name)).map((name) => `not reached: ${name}`),
  ];
}

/** Names everything that should take focus: what can be seen and pressed, one radio button of each group. */
function markReachable(): string[] {
  const groups = new Set<string>();
  const isNext = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
    const group = `${element.form?.id} ${element.name}`;
    const chosen = document.querySelector(`input[type=radio][name="${element.name}"]:checked`);
    if (groups.has(group) || (chosen && chosen !== element)) return false;
    groups.add(group);
    return true;
  };
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]',
  );
  return [...all]
    .filter(
      (element) =>
        element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && isNext(element),
    )
    .map((element, index) => {
      const says =
        element.getAttribute("aria-label") ?? (element.textContent || element.getAttribute("name"));
      element.dataset.walk = `${index} ${element.tagName.toLowerCase()} ${says?.trim().slice(0, 40)}`;
      return element.dataset.walk;
    });
}

function nameOfFocus(): { name: string; ring: boolean } {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return { name: "", ring: true };
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const name = element.dataset.walk ?? `unexpected ${element.outerHTML.slice(0, 80)}`;
  return { name, ring: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 };
}
