import { createContext } from "react";

/** The nonce of the framework's inline scripts, so that the browser runs only these. */
export const NonceContext = createContext<string | undefined>(undefined);
