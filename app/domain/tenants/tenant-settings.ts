import type { TenantSettingsForm } from "./tenant-inputs";

/** What the settings of an organization show. `agreedAt` is when its creator agreed to terms and privacy policy. */
export type TenantSettings = TenantSettingsForm & {
  name: string;
  countryCode: string;
  dataCenter: string;
  createdAt: Date;
  agreedAt: Date | null;
};
