/** Ticks the cron of the local server, which never fires by itself: once as "@start", then every minute. */
export function startCron(url) {
  const tick = (cron) =>
    fetch(`${url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`).catch((error) =>
      console.error(`cron: ${error.message}`),
    );
  void tick("@start");
  return setInterval(() => tick("* * * * *"), 60_000);
}
