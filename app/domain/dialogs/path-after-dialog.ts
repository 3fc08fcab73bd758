const rules: readonly [RegExp, string][] = [
  [/Users\/inviteuser|Users\/edituser\//i, "/Users/users"],
  [/roles\/addRole|roles\/editrole/i, "/roles/roles"],
  [/(ftp|dynamic365|report|email-connector)-settings/i, "/aimodels/aimodels-list"],
];

/**
 * Where OK of a dialog leads, given the address of the page that the dialog belongs to (specification, section 2,
 * 'Dialogs'); `otherwise` where no rule names the address. Case does not matter, as it does not in our routes.
 */
export const pathAfterDialog = (address: string, otherwise: string): string =>
  rules.find(([part]) => part.test(address))?.[1] ?? otherwise;
