/** The beginning of a text, cut between words. */
export function excerptOf(text: string, most = 160): string {
	const plain = text.replace(/\s+/g, " ").trim();
	if (plain.length <= most) return plain;
	const end = plain.lastIndexOf(" ", most);
	return `${plain.slice(0, end > most / 2 ? end : most).replace(/[\s,.;:–-]+$/, "")}…`;
}
