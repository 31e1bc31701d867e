const DAY_MS = 24 * 60 * 60 * 1000;

/** The date this many days after a date (negative: before). */
export const dayAfter = (date: string, days: number): string =>
	new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
