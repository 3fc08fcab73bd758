import { daysBetween } from "../../values/iso-date";
import type { Chosen, Scored } from "../scoring/scored";
import { type Assignment, decodeJointly, type Judgement } from "./decode-jointly";

const issueFields = ["invoiceDate", "orderDate", "statementDate"];

/** Chooses the dates together: the due date is not before the issue, the end of a period not before its start. */
export function decodeDates(scored: Record<string, Scored[]>): Record<string, Chosen> {
  return decodeJointly(scored, judge);
}

function judge(assignment: Assignment): Judgement {
  const proofs: Record<string, string[]> = {};
  let bonus = 0;
  const due = assignment.dueDate?.candidate;
  for (const field of issueFields) {
    const issued = assignment[field]?.candidate;
    if (!issued || !due) continue;
    const days = daysBetween(issued.value, due.value);
    if (days < 0) bonus -= 2.5;
    else if (days > 190) bonus -= 1;
    else {
      bonus += 0.4;
      proofs[field] = ["date-order"];
      proofs.dueDate = ["date-order"];
    }
    if (issued === due) bonus -= 4;
  }
  const start = assignment.periodStart?.candidate;
  const end = assignment.periodEnd?.candidate;
  if (start && end) {
    const days = daysBetween(start.value, end.value);
    if (days < 0 || start === end) bonus -= 4;
    else {
      bonus += isPair(assignment) ? 1.5 : 0.3;
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
