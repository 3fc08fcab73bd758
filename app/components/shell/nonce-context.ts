import { createContext, useContext } from "react";

/** The nonce of the page's scripts. Empty in the browser, where scripts already run. */
export const NonceContext = createContext("");

export const useNonce = () => useContext(NonceContext);
