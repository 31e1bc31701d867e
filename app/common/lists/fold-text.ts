/** Text in the form that searches compare: without case and accents, with single spaces. */
export function foldText(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
}
