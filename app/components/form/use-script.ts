import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether script runs on this page: false in the server's page and where script is off. */
export const useScript = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
