import { findApiUser } from "~/data/control/api-users";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";

/** The API user with what its role allows. Throws AppError `not-found`. */
export async function requireApiUser({ control, now }: TenantContext, memberId: string) {
  const user = await findApiUser(control, memberId, now());
  if (!user) throw new AppError("not-found", "keys.problem.no-such-user");
  return user;
}
