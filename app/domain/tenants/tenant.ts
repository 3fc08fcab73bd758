/** A tenant as operations know it. `slug` and `intakeToken` make up its mail address. */
export type Tenant = {
  id: string;
  slug: string;
  name: string;
  companyName: string;
  countryCode: string;
  dataCenter: string;
  shardId: string;
  intakeToken: string;
};
