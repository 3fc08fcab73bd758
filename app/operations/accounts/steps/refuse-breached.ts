import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../../context";

/** Throws AppError `invalid` when the password that someone chose is known from a breach. */
export async function refuseBreached({ secrets }: VisitorContext, password: string): Promise<void> {
  if (await secrets.isBreached(password))
    throw new AppError("invalid", "accounts.problem.password-breached", { field: "password" });
}
