let current = 1;

/**
 * The day on which weeks begin in the market's country, as ISO 8601 counts: 1 for Monday to 7. Like the market's name, it is
 * a setting of the process, which `market.server.ts` sets.
 */
export const weekStart = (): number => current;

type WeekInfo = { firstDay: number };

export function setWeekStart(country: string): void {
	// Node 20 has a property, later versions a method.
	const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
		weekInfo?: WeekInfo;
		getWeekInfo?: () => WeekInfo;
	};
	current = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** The days of the week in the order of the market's country, as ISO 8601 counts. */
export const weekDays = (): (1 | 2 | 3 | 4 | 5 | 6 | 7)[] =>
	([1, 2, 3, 4, 5, 6, 7] as const).map((day) => (((day + current - 2) % 7) + 1) as typeof day);
