import { sameSecret, sign } from "./secrets.server.ts";

/** A text that goes into a form and comes back as it was, under this site's secret and for one purpose. */
export const signText = (purpose: string, text: string): string => `${sign(purpose, text)}.${text}`;

/** The text that was signed, or null when somebody else wrote it. */
export function readSignedText(purpose: string, signed: string): string | null {
	const at = signed.indexOf(".");
	const text = signed.slice(at + 1);
	return at > 0 && sameSecret(signed.slice(0, at), sign(purpose, text)) ? text : null;
}
