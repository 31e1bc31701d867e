import { createContext } from "react";

/** What the scripts that the framework writes into a page carry, so that the browser runs them and no others. */
export const NonceContext = createContext<string | undefined>(undefined);
