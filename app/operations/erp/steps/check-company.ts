import { AppError } from "~/domain/errors/app-error";
import type { ErpCompany, ErpConnection, ErpSettingsContext } from "../erp-ports";

/** How long someone waits for a form, in milliseconds. */
const timeLimit = 25_000;

/** Signs in and lists the companies. Throws ErpProblem. */
export const companiesOf = (context: ErpSettingsContext, connection: ErpConnection): Promise<ErpCompany[]> =>
  context.erp.open(connection, endOf(context)).listCompanies();

/**
 * Signs in and looks whether the company and the account are there. Throws ErpProblem when that fails, AppError `invalid` at
 * the one that is not.
 */
export async function checkCompany(
  context: ErpSettingsContext,
  connection: ErpConnection,
  { companyId, account }: { companyId: string; account: string },
): Promise<ErpCompany> {
  const driver = context.erp.open(connection, endOf(context));
  const company = (await driver.listCompanies()).find(({ id }) => id === companyId);
  if (!company) throw new AppError("invalid", "erp.problem.no-such-company", { field: "companyId" });
  if (!(await driver.hasAccount(account)))
    throw new AppError("invalid", "erp.problem.no-such-account", {
      field: "account",
      values: { account, company: company.name },
    });
  return company;
}

const endOf = ({ now }: ErpSettingsContext) => new Date(now().getTime() + timeLimit);
