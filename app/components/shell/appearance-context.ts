import { createContext, useContext } from "react";
import { type Appearance, defaultAppearance } from "~/domain/appearance/appearance";

/** How the person wants to see the pages; the root provides it. */
export const AppearanceContext = createContext<Appearance>(defaultAppearance);

export const useAppearance = () => useContext(AppearanceContext);
