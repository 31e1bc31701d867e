/** The time of a change, always later than the one before, because it serves as the version. */
export function nextVersion(before: string, now: Date): string {
	return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
