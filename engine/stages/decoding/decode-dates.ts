import { daysBetween } from "../../values/iso-date";
import type { Chosen, Scored } from "../scoring/scored";
import { type Assignment, decodeJointly, type JointScore } from "./decode-jointly";

/** Logits that a due date before the issue costs; gains and costs here are set by hand. */
const beforeCost = 2.5;
/** Days of the longest usual term: half a year and a week. */
const longestTerm = 190;
/** What dates in their order gain. */
const orderGain = 0.4;
/** What it costs to use one place for two dates, or a period that ends before it begins. */
const impossible = 4;
/** What a period gains whose ends stand beside each other. */
const pairGain = 1.5;
/** What any period gains whose ends are in order. */
const periodGain = 0.3;

const issueFields = ["invoiceDate", "orderDate", "statementDate"];

/** Chooses the dates together: the due date is not before the issue, the end of a period not before its start. */
export function decodeDates(scored: Record<string, Scored[]>): Record<string, Chosen> {
  return decodeJointly(scored, judge);
}

function judge(assignment: Assignment): JointScore {
  const proofs: Record<string, string[]> = {};
  let bonus = 0;
  const due = assignment.dueDate?.candidate;
  for (const field of issueFields) {
    const issued = assignment[field]?.candidate;
    if (!issued || !due) continue;
    const days = daysBetween(issued.value, due.value);
    if (days < 0) bonus -= beforeCost;
    else if (days > longestTerm) bonus -= 1;
    else {
      bonus += orderGain;
      proofs[field] = ["date-order"];
      proofs.dueDate = ["date-order"];
    }
    if (issued === due) bonus -= impossible;
  }
  const start = assignment.periodStart?.candidate;
  const end = assignment.periodEnd?.candidate;
  if (start && end) {
    const days = daysBetween(start.value, end.value);
    if (days < 0 || start === end) bonus -= impossible;
    else {
      bonus += isPair(assignment) ? pairGain : periodGain;
      proofs.periodStart = ["date-order"];
      proofs.periodEnd = ["date-order"];
    }
  }
  return { bonus, proofs };
}

/** Start and end written as one range on one line. */
function isPair(assignment: Assignment): boolean {
  const start = assignment.periodStart?.candidate;
  const end = assignment.periodEnd?.candidate;
  return (
    start?.line === end?.line &&
    start?.facts.has("range-start") === true &&
    end?.facts.has("range-end") === true
  );
}
