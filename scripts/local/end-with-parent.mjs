/** Preloaded into a tool that is started with a channel to its parent: it ends when the parent is gone, however it went. */
process.once("disconnect", () => process.exit(0));
process.channel?.unref();
