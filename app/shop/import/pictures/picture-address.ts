import { type Reach, refuseAddress } from "#app/common/access/public-address.ts";

/** The longest stored address, percent-encoded. */
export const MAX_ADDRESS = 2_000;

/** The address of a picture that this site, or another installation, serves. */
const OWN_PICTURE = /\/pictures\/([\w-]{1,100})\/\d+\.(?:webp|avif)$/;

/** The hash in the address of a stored picture, on any host; undefined for other addresses. */
export const hashInAddress = (address: string): string | undefined => OWN_PICTURE.exec(address)?.[1];

/** Normalizes an address: a web address without its fragment, anything else unchanged. */
export function normalizeAddress(typed: string): string {
	if (!/^https?:/i.test(typed) || !URL.canParse(typed)) return typed;
	const url = new URL(typed);
	url.hash = "";
	return url.href;
}

/** Why a picture can't be fetched from its address, as a sentence, or null. */
export const refusePictureAddress = (address: string, reach?: Reach): string | null =>
	/^https?:/i.test(address)
		? refuseAddress(address, { reach })
		: "This is not a web address. Upload the picture in a ZIP file.";

/** The name of the file at an address, in lower case: `Lamp%20A.JPG?v=2` is `lamp a.jpg`. */
export function fileNameOf(address: string): string {
	const path = URL.canParse(address) ? new URL(address).pathname : address;
	const last = path.split(/[/\\]/).at(-1) ?? "";
	return decoded(last).normalize("NFC").toLowerCase();
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
