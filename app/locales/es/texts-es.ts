import engine from "../engine-es.json";
import accounts from "./accounts.json";
import billing from "./billing.json";
import common from "./common.json";
import documentList from "./document-list.json";
import documents from "./documents.json";
import documentsApi from "./documents-api.json";
import duplicates from "./duplicates.json";
import learning from "./learning.json";
import models from "./models.json";
import people from "./people.json";
import processing from "./processing.json";
import readiness from "./readiness.json";
import releases from "./releases.json";
import review from "./review.json";
import splitting from "./splitting.json";
import support from "./support.json";
import tenants from "./tenants.json";
import training from "./training.json";

const texts: Record<string, string> = {
  ...engine,
  ...common,
  ...accounts,
  ...billing,
  ...models,
  ...documents,
  ...documentList,
  ...documentsApi,
  ...duplicates,
  ...learning,
  ...people,
  ...processing,
  ...readiness,
  ...releases,
  ...review,
  ...splitting,
  ...support,
  ...tenants,
  ...training,
};

export default texts;
