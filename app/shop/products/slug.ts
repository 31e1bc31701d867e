import { foldText } from "#app/common/lists/fold-text.ts";

const HANDLE = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}_-]{0,149}$/u;

/** Whether a handle is valid: lower-case letters, digits, hyphens and underscores, at most 150. */
export const isHandle = (text: string): boolean => HANDLE.test(text);

/** A name for files and URLs: letters and digits of any script, separated by single hyphens. */
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
