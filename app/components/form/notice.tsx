import type { ReactNode } from "react";

const looks = {
  success: "border-success bg-success-soft",
  info: "border-accent bg-accent-soft",
  problem: "border-failed bg-failed-soft",
} as const;

/** A message from the server about what just happened. */
export function Notice({ kind = "success", children }: { kind?: keyof typeof looks; children: ReactNode }) {
  return (
    <div
      role={kind === "problem" ? "alert" : "status"}
      className={`rounded-sm border-l-4 px-4 py-3 ${looks[kind]}`}
    >
      {children}
    </div>
  );
}
