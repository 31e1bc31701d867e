/** Text as searching compares it: without case and accents, spaces single. */
export function foldText(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
}
