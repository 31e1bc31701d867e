import { decryptText, encryptText } from "#app/http/cookies/secrets.server.ts";
import type { GuestDetails } from "./check-in-form.ts";

/** For one stay only: what is stored with another one can't be read as its own. */
const purposeOf = (number: string) => `online check-in ${number}`;

/** Encrypts what a guest sent, under this site's secret. */
export const sealGuests = (number: string, details: GuestDetails): string =>
	encryptText(purposeOf(number), JSON.stringify(details));

/** What a guest sent; null when it was encrypted under another secret. */
export function openGuests(number: string, sealed: string): GuestDetails | null {
	const text = decryptText(purposeOf(number), sealed);
	return text === null ? null : JSON.parse(text);
}
