/** The moment of a change; later than the one before it, by which editors tell versions apart. */
export function nextVersion(before: string, now: Date): string {
	return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
