import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { reviewKeys } from "~/components/documents/review-keys";

class Input {
  constructor(
    readonly name: string,
    readonly value = "",
  ) {}
}
class TextArea extends Input {}

beforeEach(() => {
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLTextAreaElement", TextArea);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Keys = ReturnType<typeof reviewKeys>;
type Pressed = { key: string; target: unknown } & Partial<
  Record<"ctrlKey" | "metaKey" | "shiftKey", boolean>
>;

const form = (isTyping = false) => {
  const done = { goOn: vi.fn(), focusOn: vi.fn(), act: vi.fn(), preventDefault: vi.fn() };
  const keys = reviewKeys({ ...done, isTyping: () => isTyping } as unknown as Parameters<
    typeof reviewKeys
  >[0]);
  return {
    ...done,
    press: (pressed: Pressed, isComposing = false) =>
      keys.onKeyDown({
        ctrlKey: false,
        metaKey: false,
        shiftKey: false,
        ...pressed,
        nativeEvent: { isComposing },
        preventDefault: done.preventDefault,
      } as unknown as Parameters<Keys["onKeyDown"]>[0]),
    paste: (text: string, target: unknown) =>
      keys.onPaste({
        target,
        clipboardData: { getData: () => text },
        preventDefault: done.preventDefault,
      } as unknown as Parameters<Keys["onPaste"]>[0]),
  };
};

describe("Enter in the review form", () => {
  it("goes on from a field or a cell", () => {
    const { press, goOn, preventDefault } = form();
    press({ key: "Enter", target: new Input("field.total") });
    press({ key: "Enter", target: new Input("line.2.quantity") });
    expect(goOn.mock.calls).toEqual([["total"], ["line.2.quantity"]]);
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });

  const cases: [why: string, pressed: Pressed, isComposing?: boolean][] = [
    ["a button", { key: "Enter", target: {} }],
    ["a field that holds no value", { key: "Enter", target: new Input("comment") }],
    [
      "an address, with Shift, for a new line",
      { key: "Enter", target: new TextArea("field.a"), shiftKey: true },
    ],
    ["letters that are being put together", { key: "Enter", target: new Input("field.total") }, true],
    ["the whole screen, with Ctrl", { key: "Enter", target: new Input("field.total"), ctrlKey: true }],
  ];
  test.each(cases)("is left to %s", (_why, pressed, isComposing) => {
    const { press, goOn, preventDefault } = form();
    press(pressed, isComposing);
    expect(goOn).not.toHaveBeenCalled();
    expect(preventDefault).not.toHaveBeenCalled();
  });
});

describe("arrows in the review form", () => {
  it("go to the cell above or below", () => {
    const { press, focusOn } = form();
    press({ key: "ArrowDown", target: new Input("line.2.quantity") });
    press({ key: "ArrowUp", target: new Input("line.2.quantity") });
    expect(focusOn.mock.calls).toEqual([["line.3.quantity"], ["line.1.quantity"]]);
  });

  it("are the browser's in a field, sideways, and with Ctrl", () => {
    const { press, focusOn } = form();
    press({ key: "ArrowDown", target: new Input("field.total") });
    press({ key: "ArrowLeft", target: new Input("line.2.quantity") });
    press({ key: "ArrowDown", target: new Input("line.2.quantity"), metaKey: true });
    expect(focusOn).not.toHaveBeenCalled();
  });
});

describe("undo in the review form", () => {
  it("takes back a step, and with Shift or y does it again", () => {
    const { press, act } = form();
    press({ key: "z", target: {}, ctrlKey: true });
    press({ key: "Z", target: {}, ctrlKey: true, shiftKey: true });
    press({ key: "y", target: {}, metaKey: true });
    expect(act.mock.calls).toEqual([[{ type: "undo" }], [{ type: "redo" }], [{ type: "redo" }]]);
  });

  it("is the browser's while somebody types", () => {
    const { press, act } = form(true);
    press({ key: "z", target: new Input("field.total", "12"), ctrlKey: true });
    expect(act).not.toHaveBeenCalled();
    press({ key: "z", target: {}, ctrlKey: true });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("needs Ctrl", () => {
    const { press, act } = form();
    press({ key: "z", target: {} });
    expect(act).not.toHaveBeenCalled();
  });
});

describe("pasting in the review form", () => {
  const cell = () => new Input("line.0.quantity");

  it("puts several cells into the table", () => {
    const { paste, act } = form();
    paste("2\t3.50", cell());
    paste("2\n3", cell());
    expect(act.mock.calls).toEqual([[{ type: "paste", text: "2\t3.50" }], [{ type: "paste", text: "2\n3" }]]);
  });

  it("is the browser's for one cell, and in a field", () => {
    const { paste, act, preventDefault } = form();
    paste("2\n", cell());
    paste("2\t3", new Input("field.total"));
    paste("2\t3", {});
    expect(act).not.toHaveBeenCalled();
    expect(preventDefault).not.toHaveBeenCalled();
  });
});
