import ts from "typescript";

const spend = "--workLeft<0&&outOfWork();";

/**
 * Where one turn or call does a great deal: the text before which the work is charged, and how much. Each must be there
 * once, or the parser has changed and must be looked at again.
 */
const charged = [
  // Every state keeps the ones before it alive, and the engine slows down with their number.
  { before: "this.stateStack.push(this.state),this.state=", cost: "4*this.stateStack.length" },
  // A range of characters stands for that many texts, each as long as the first.
  { before: "let r=n.length-1;for(;e<=t;){this._map[e++]=n;", cost: "(t-e+1)*n.length" },
  // The text of a form within the page comes with fonts, states and messages of its own.
  { before: "this.enqueueInvoked=!0,", cost: "5000" },
  // One page may name the same data a thousand times.
  { before: "a.push(e),o+=e.byteLength;let s=new Uint8Array(o)", cost: "e.byteLength>>2" },
  // Bytes are copied to where there is room for more of them.
  { before: "let n=this.minBufferLength;for(;n<e;)n*=2;", cost: "e>>2" },
];

/** A soft hyphen is printed like any other; left out, it would come back as a space. What else Cf holds is not seen. */
const softHyphen = { from: "(\\p{Cf})$/u", to: "((?!\\u00ad)\\p{Cf})$/u" };

/**
 * A letter that begins where the one before ended has no space before it, whatever stands between them: browsers write a
 * space for a sign without width. The parser forgets such a space, but not where the two places are the very same.
 */
const samePlace = {
  from: "if(i===n&&a===r)return!0;",
  to: "if(i===n&&a===r)return resetLastChars(),!0;",
};

/**
 * A JavaScript module that counts its work: every turn of a loop and every call of a function takes one from what
 * `work.allow` gave, and loops that go on below zero throw. Calls do not: what throws in a callback is nobody's to catch,
 * and without a loop nothing goes on for long.
 */
export function meterScript(original) {
  const source = charged.reduce(withCharge, [softHyphen, samePlace].reduce(replaced, original));
  const file = ts.createSourceFile("metered.js", source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const inserted = [];
  const insert = (at, text) => inserted.push({ at, text });
  // Sums of hundreds of texts nest too deeply for a function that calls itself.
  const waiting = [file];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (uncounted.has(node.name?.text)) continue;
    if (isLoop(node) && !isReceiving(node, source)) countTurns(node.statement, file, insert);
    else if (ts.isFunctionLike(node) && node.body && ts.isBlock(node.body))
      insert(node.body.getStart(file) + 1, "--workLeft;");
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
  return `${header}${withInserted(source, inserted)}`;
}

/** Hands messages on from a task of its own, where nobody would catch what it throws. */
const uncounted = new Set(["LoopbackPort"]);

/**
 * Once the work is used up, every further turn of a loop throws until the running task ends. Tasks after it get a little,
 * which is what closing the document takes. The parser names DOMMatrix when it is loaded, and needs it for drawing only.
 */
const header = `globalThis.DOMMatrix??=class DOMMatrix{};
let workLeft=2**30,afterwards=0,whenOut=()=>{};
function outOfWork(){
  if(afterwards-->0)queueMicrotask(()=>{workLeft=10000});
  whenOut();
  throw new Error("out of work");
}
function charge(cost){workLeft-=cost}
export const work={allow(amount,out){workLeft=amount;afterwards=1000;whenOut=out},left:()=>workLeft};
`;

function withCharge(source, { before, cost }) {
  const end = before.startsWith("let") ? ";" : ",";
  return replaced(source, { from: before, to: `charge(${cost})${end}${before}` });
}

function replaced(source, { from, to }) {
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`the parser has ${from} ${parts.length - 1} times`);
  return parts.join(to);
}

/** The loop that takes the text in: it is given up by closing a stream, to which the sender objects. */
const receiving = "n.lang??=e.lang";

function isReceiving(node, source) {
  return node.awaitModifier && source.slice(node.statement.pos, node.statement.end).includes(receiving);
}

function isLoop(node) {
  return (
    ts.isForStatement(node) ||
    ts.isForInStatement(node) ||
    ts.isForOfStatement(node) ||
    ts.isWhileStatement(node) ||
    ts.isDoStatement(node)
  );
}

function countTurns(body, file, insert) {
  const start = body.getStart(file);
  if (ts.isBlock(body)) return insert(start + 1, spend);
  insert(start, `{${spend}`);
  insert(body.end, "}");
}

/** Texts for one place stand in the order in which they were asked for, but what closes comes before what opens. */
function withInserted(source, inserted) {
  const parts = [];
  let from = 0;
  for (const { at, text } of inserted.toSorted((a, b) => a.at - b.at || closing(b) - closing(a))) {
    parts.push(source.slice(from, at), text);
    from = at;
  }
  return parts.join("") + source.slice(from);
}

const closing = ({ text }) => (text === "}" ? 1 : 0);
