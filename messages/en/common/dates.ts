/** Dates and times. `Intl` writes the dates themselves. */
export const dates = {
	/** Two dates, both included. */
	range: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
	moment: ({ date, time }: { date: string; time: string }) => `${date}, ${time}`,
	/** The clock of a city: "Lisbon time". */
	clock: ({ place }: { place: string }) => `${place} time`,
	/** A time and the clock that shows it: "14:02, Lisbon time". */
	time: ({ time, clock }: { time: string; clock: string }) => `${time}, ${clock}`,
	/** How long something is past, in place of a number of minutes. */
	lessThanMinute: "less than a minute",
};
