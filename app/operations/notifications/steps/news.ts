import { selectUsageNotices } from "~/data/control/billing-notices";
import { findLiveSubscription } from "~/data/control/subscriptions";
import { selectFolders } from "~/data/shard/intake-folders";
import { selectRefusedSendings } from "~/data/shard/listed-sendings";
import { selectNotifiedByModel } from "~/data/shard/mail-rules";
import { findMailbox } from "~/data/shard/mailboxes";
import { countUsage } from "~/data/shard/meters";
import { type Period, selectFailedReleases, selectModelNews, selectRefusedParts } from "~/data/shard/news";
import { selectEndpoints } from "~/data/shard/webhook-endpoints";
import { dayText } from "~/domain/billing/day-text";
import { moneyText } from "~/domain/billing/money";
import { shownOf } from "~/domain/intake/shown-of";
import type { KindOfDay } from "~/domain/notifications/notification-kinds";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { shownCount } from "~/locales/shown-count";
import type { RunContext } from "../../processing/processing-context";

/** What there is to tell someone: lines in a language, none for whom it is no news; and the page that shows more. */
export type News = { lines(language: Language, reader: Reader): string[]; path: string };
/**
 * Someone who is written to: `chosen` is null for whoever did not choose, but gets the mail by the role or by a model's
 * rules.
 */
export type Reader = { memberId: string; chosen: string[] | null };

/** Documents and lines are counted up to here, for one mail. */
const most = 1_000;
/** So many are named one by one; the rest is a number. */
const named = 10;

type ReadNews = (context: RunContext, period: Period, site: string) => Promise<News | null>;

/** What happened in a period, by the kind of mail that tells it; null when there is nothing to tell. */
export const readNews: Record<KindOfDay, ReadNews> = {
  async "needs-look"({ shard }, period, site) {
    const models = (await selectModelNews(shard, period, most)).filter(({ toLookAt }) => toLookAt > 0);
    if (models.length === 0) return null;
    const told = new Map((await selectNotifiedByModel(shard)).map((rules) => [rules.modelId, rules.told]));
    return {
      path: "/dashboard",
      lines: (language, { memberId, chosen }) =>
        models
          .filter(({ modelId }) => told.get(modelId)?.includes(memberId) ?? chosen !== null)
          .map(({ modelId, name, toLookAt, waiting }) =>
            fillText(language, "notifications.line.needs-look", {
              model: name,
              count: shownUpTo(toLookAt, language),
              waiting: shownCount(waiting, language),
              link: `${site}/document-processing/${modelId}/documents`,
            }),
          ),
    };
  },

  async "intake-refused"({ shard }, { since, until }, site) {
    const isNew = (at: Date | null) => at !== null && at > since && at <= until;
    const parts = (await selectRefusedParts(shard, most)).filter(({ at }) => isNew(at));
    const found = await findMailbox(shard);
    const mailbox = found && isNew(found.warnedAt) ? found : null;
    const folders = (await selectFolders(shard)).filter(({ warnedAt }) => isNew(warnedAt));
    if (parts.length === 0 && !mailbox && folders.length === 0) return null;
    return {
      path: "/aimodels/intake-log",
      lines: (language) => [
        ...(mailbox
          ? [
              fillText(language, "notifications.line.mailbox", {
                address: mailbox.address,
                reason: fillText(language, mailbox.problem ?? "mailbox.problem.unreachable"),
                link: `${site}/connections/mailbox`,
              }),
            ]
          : []),
        ...someOf(folders, language, ({ modelId, modelName, hostName, problem }) =>
          fillText(language, "notifications.line.folder", {
            model: modelName,
            host: hostName,
            reason: fillText(language, problem ?? "folders.problem.broke-off"),
            link: `${site}/aimodels/intake-ftp-settings/${modelId}`,
          }),
        ),
        ...someOf(parts, language, ({ sender, fileName, reason }) =>
          fillText(language, "notifications.line.intake-refused", {
            sender: shownOf(sender, 100),
            file: fileName || "–",
            reason: fillText(language, `intake.reason.${reason}`),
          }),
        ),
      ],
    };
  },

  async "delivery-failed"({ shard }, period, site) {
    const [releases, sendings, endpoints] = await Promise.all([
      selectFailedReleases(shard, period, most),
      selectRefusedSendings(shard, period, most),
      selectEndpoints(shard),
    ]);
    const isNew = (at: Date | null) => at !== null && at > period.since && at <= period.until;
    const down = endpoints.flatMap(({ state, ...endpoint }) => {
      const { warnedAt, lastFailureAt } = endpoint;
      if (state === "enabled") return [];
      return isNew(state === "disabled" ? lastFailureAt : warnedAt) ? { ...endpoint, state } : [];
    });
    if (releases.length + sendings.length + down.length === 0) return null;
    return {
      path: "/connections",
      lines: (language) => [
        ...someOf(down, language, ({ id, url, state, problem }) =>
          fillText(language, `notifications.line.webhook-${state}`, {
            host: hostOf(url),
            reason: problem ? fillText(language, problem) : "–",
            link: `${site}/connections/webhooks/${id}`,
          }),
        ),
        ...someOf(releases, language, ({ fileName, problem }) =>
          fillText(language, "notifications.line.release-failed", {
            file: fileName,
            reason: problem ? fillText(language, problem) : "–",
          }),
        ),
        ...someOf(sendings, language, ({ fileName, kind, problem, detail }) =>
          fillText(language, "notifications.line.erp-refused", {
            file: fileName,
            system: fillText(language, `erp.kind.${kind}`),
            reason: problem ? fillText(language, problem, { detail: shownOf(detail ?? "", 500) }) : "–",
          }),
        ),
      ],
    };
  },

  async usage({ control, shard }, period) {
    const subscription = await findLiveSubscription(control);
    if (!subscription) return null;
    const { id, periodStart, periodEnd, documentsIncluded, overagePrice, currency } = subscription;
    const [share] = await selectUsageNotices(control, `usage:${id}:${periodStart}:`, period);
    if (share === undefined) return null;
    const used = await countUsage(shard, periodStart, periodEnd);
    return {
      path: "/billing",
      lines: (language) => [
        fillText(language, `notifications.line.usage-${share}`, {
          used: shownCount(used, language),
          included: shownCount(documentsIncluded, language),
          date: dayText(periodEnd, language),
          price: moneyText(overagePrice, currency, language),
        }),
      ],
    };
  },

  async daily({ shard }, period, site) {
    const models = await selectModelNews(shard, period, most);
    const told = models.filter(({ arrived, waiting }) => arrived > 0 || waiting > 0);
    if (told.length === 0) return null;
    return {
      path: "/dashboard",
      lines: (language) =>
        told.map(({ modelId, name, arrived, waiting }) =>
          fillText(language, "notifications.line.daily", {
            model: name,
            count: shownUpTo(arrived, language),
            waiting: shownCount(waiting, language),
            link: `${site}/document-processing/${modelId}/documents`,
          }),
        ),
    };
  },
};

const shownUpTo = (count: number, language: Language) =>
  count < most ? shownCount(count, language) : `${shownCount(most, language)}+`;

/** The first few by a line each, and how many more there are. */
function someOf<T>(all: readonly T[], language: Language, lineOf: (one: T) => string): string[] {
  const more = all.length - named;
  const rest =
    more > 0 ? [fillText(language, "notifications.line.more", { count: shownUpTo(more, language) })] : [];
  return [...all.slice(0, named).map(lineOf), ...rest];
}
