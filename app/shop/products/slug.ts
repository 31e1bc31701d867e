import { foldText } from "#app/site/fold-text.ts";

/** A name as it stands in files and addresses: letters and digits of any script, parted by single hyphens. */
export function slugOf(name: string): string {
	const slug = foldText(name)
		.normalize("NFC")
		.replace(/['’]/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, "-");
	return [...slug]
		.slice(0, 100)
		.join("")
		.replace(/^-+|-+$/g, "");
}
