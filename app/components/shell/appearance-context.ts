import { createContext, useContext } from "react";
import { type Appearance, usualAppearance } from "~/domain/appearance/appearance";

/** How the person wants to see the pages; the root provides it. */
export const AppearanceContext = createContext<Appearance>(usualAppearance);

export const useAppearance = () => useContext(AppearanceContext);
