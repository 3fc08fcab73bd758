import { createContext, useContext } from "react";
import { type Appearance, defaultAppearance } from "~/domain/appearance/appearance";

/** The appearance settings of the person; the root provides them. */
export const AppearanceContext = createContext<Appearance>(defaultAppearance);

export const useAppearance = () => useContext(AppearanceContext);
