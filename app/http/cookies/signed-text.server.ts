import { sameSecret, sign } from "./secrets.server.ts";

/** Signs a text that a form sends back unchanged, for one purpose. */
export const signText = (purpose: string, text: string): string => `${sign(purpose, text)}.${text}`;

/** The signed text, or null when the signature is wrong. */
export function readSignedText(purpose: string, signed: string): string | null {
	const at = signed.indexOf(".");
	const text = signed.slice(at + 1);
	return at > 0 && sameSecret(signed.slice(0, at), sign(purpose, text)) ? text : null;
}
