import accounts from "./accounts.json";
import api from "./api.json";
import audit from "./audit.json";
import billing from "./billing.json";
import common from "./common.json";
import customers from "./customers.json";
import documents from "./documents.json";
import duplicates from "./duplicates.json";
import energy from "./energy.json";
import engine from "./engine.json";
import erp from "./erp.json";
import intake from "./intake.json";
import keys from "./keys.json";
import learning from "./learning.json";
import list from "./list.json";
import models from "./models.json";
import people from "./people.json";
import readiness from "./readiness.json";
import reading from "./reading.json";
import releases from "./releases.json";
import replay from "./replay.json";
import reports from "./reports.json";
import review from "./review.json";
import splitting from "./splitting.json";
import support from "./support.json";
import tenants from "./tenants.json";
import training from "./training.json";
import webhooks from "./webhooks.json";
import zip from "./zip.json";

const texts: Record<string, string> = {
  ...accounts,
  ...api,
  ...audit,
  ...billing,
  ...common,
  ...customers,
  ...documents,
  ...duplicates,
  ...energy,
  ...engine,
  ...erp,
  ...intake,
  ...keys,
  ...learning,
  ...list,
  ...models,
  ...people,
  ...readiness,
  ...reading,
  ...releases,
  ...replay,
  ...reports,
  ...review,
  ...splitting,
  ...support,
  ...tenants,
  ...training,
  ...webhooks,
  ...zip,
};

export default texts;
