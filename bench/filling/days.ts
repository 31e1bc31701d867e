const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days after a calendar date, or before it. */
export const dayAfter = (date: string, days: number): string =>
	new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
