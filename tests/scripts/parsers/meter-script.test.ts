import { beforeEach, describe, expect, it, test } from "vitest";
import { meterScript } from "../../../scripts/parsers/meter-script.mjs";

/** What the meter looks for in the parser, each once, in functions that can be called alone. */
const places = `
export function push(){this.stateStack.push(this.state),this.state={}}
export function range(e,t,n){let r=n.length-1;for(;e<=t;){this._map[e++]=n;n=n.slice(0,r)+"x"}}
export function enqueue(){this.enqueueInvoked=!0,this.done=1}
export function concat(a,e,o){a.push(e),o+=e.byteLength;let s=new Uint8Array(o);return s}
export function grow(e){let n=this.minBufferLength;for(;n<e;)n*=2;return n}
export function isPlaced(i,n,a,r,resetLastChars){if(i===n&&a===r)return!0;return!1}
export const unseen=/^(?:(\\p{Cf})$/u)?`;
const soft = `
export const isUnseen=(text)=>/^(\\p{Cf})$/u.test(text);`;
const parser = (more = "") => `${places.replace(/\nexport const unseen.*$/, "")}${soft}\n${more}`;

type Work = { allow(amount: number, out?: () => void): void; left(): number };
type Program = Record<string, (...given: never[]) => unknown> & { work: Work };

let count = 0;
async function programOf(more: string): Promise<Program> {
  count += 1;
  const text = `${meterScript(parser(more))}\n// ${count}`;
  return (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`
  )) as Program;
}

const loops = `
export function blocks(n){let s=0;for(let i=0;i<n;i++){s+=i}return s}
export function bare(n){let s=0;for(let i=0;i<n;i++)s+=i;return s}
export function whiles(n){let s=0;while(s<n)s++;return s}
export function dos(n){let s=0;do s++;while(s<n);return s}
export function ins(o){let s="";for(const k in o)s+=k;return s}
export function ofs(a){let s=0;for(const v of a)if(v>0)s+=v;else s-=v;return s}
export function nested(n){let s=0;for(let i=0;i<n;i++)for(let j=0;j<n;j++)s++;return s}
export function calls(n){return n>0?1+calls(n-1):0}
export function forever(){for(;;);}
export class LoopbackPort{deliver(n){let s=0;for(let i=0;i<n;i++)s++;return s}}
`;

describe("a metered script", () => {
  let program: Program;
  beforeEach(async () => {
    program = await programOf(loops);
    program.work.allow(1_000_000, () => {});
  });
  const spentBy = (act: () => unknown) => {
    const before = program.work.left();
    act();
    return before - program.work.left();
  };
  const call = (name: string, ...given: unknown[]) =>
    (program[name] as (...given: unknown[]) => unknown)(...given);

  const turns: [name: string, given: unknown, result: unknown, work: number][] = [
    ["blocks", 10, 45, 11],
    ["bare", 10, 45, 11],
    ["whiles", 10, 10, 11],
    ["dos", 10, 10, 11],
    ["ins", { a: 1, b: 2 }, "ab", 3],
    ["ofs", [1, -2, 3], 6, 4],
    ["nested", 10, 100, 111],
    ["calls", 10, 10, 11],
    ["blocks", 0, 0, 1],
  ];
  test.each(turns)("%s(%j) is what it was, and its work is counted", (name, given, result, work) => {
    let came: unknown;
    expect(spentBy(() => (came = call(name, given)))).toBe(work);
    expect(came).toEqual(result);
  });

  it("throws out of a loop when the work is used up, and says so", () => {
    let told = 0;
    program.work.allow(50, () => (told += 1));
    expect(() => call("blocks", 1_000)).toThrow("out of work");
    expect(told).toBe(1);
    expect(() => call("forever")).toThrow("out of work");
  });

  it("does not throw in a call without a loop: a callback's error would be nobody's", () => {
    program.work.allow(5, () => {});
    expect(call("calls", 20)).toBe(20);
    expect(program.work.left()).toBeLessThan(0);
  });

  it("has a little work in later tasks, so that a document can be closed", async () => {
    program.work.allow(5, () => {});
    expect(() => call("blocks", 100)).toThrow("out of work");
    expect(() => call("blocks", 100)).toThrow("out of work");
    await Promise.resolve();
    expect(call("blocks", 100)).toBe(4_950);
  });

  it("does not count where messages are handed on", () => {
    const port = Reflect.construct(program.LoopbackPort as unknown as new () => object, []) as {
      deliver(n: number): number;
    };
    expect(spentBy(() => expect(port.deliver(100)).toBe(100))).toBe(0);
  });
});

describe("what costs more than a turn", () => {
  const charges: [what: string, name: string, self: object, given: unknown[], least: number][] = [
    ["a state, the more of them are kept", "push", { stateStack: Array(100).fill({}) }, [], 400],
    ["a range, by its length and its first text's", "range", { _map: {} }, [0, 9, "abcd"], 40],
    ["the text of a form in the page", "enqueue", {}, [], 5_000],
    ["data that a page names once more", "concat", {}, [[], new Uint8Array(4_000), 0], 1_000],
    ["room for more bytes", "grow", { minBufferLength: 512 }, [40_000], 10_000],
  ];
  test.each(charges)("%s", async (_, name, self, given, least) => {
    const program = await programOf("");
    program.work.allow(1_000_000, () => {});
    const before = program.work.left();
    Reflect.apply(program[name] as unknown as (...given: unknown[]) => unknown, self, given);
    const spent = before - program.work.left();
    expect(spent).toBeGreaterThanOrEqual(least);
    expect(spent).toBeLessThan(least + 100);
  });

  it("must be in the parser, each once, or it has changed and is looked at again", () => {
    expect(() => meterScript(parser().replace("this.enqueueInvoked=!0,", ""))).toThrow(
      "the parser has this.enqueueInvoked=!0, 0 times",
    );
    expect(() => meterScript(`${parser()}${places}`)).toThrow("2 times");
  });
});

test("a soft hyphen is printed, what else of its kind is not", async () => {
  const program = await programOf("");
  const isUnseen = program.isUnseen as unknown as (text: string) => boolean;
  expect([isUnseen("\u00ad"), isUnseen("\u200b"), isUnseen("\u2060")]).toEqual([false, true, true]);
});

test("a letter at the very place where the one before ended forgets a space between them", async () => {
  const program = await programOf("");
  const isPlaced = program.isPlaced as unknown as (...given: unknown[]) => boolean;
  let forgotten = 0;
  const forget = () => (forgotten += 1);
  expect([isPlaced(1, 1, 2, 2, forget), forgotten]).toEqual([true, 1]);
  expect([isPlaced(1, 3, 2, 2, forget), forgotten]).toEqual([false, 1]);
});
