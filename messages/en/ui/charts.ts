export const charts = {
	table: "View as table",
	thisMonth: "This month",
	thisPeriod: "This period",
	previousPeriod: "Previous period",
	/** The text of a chart for screen readers. `whole` and `highest` are sentences. */
	dayChart: ({ whole, highest }: { whole: string; highest: string }) =>
		`${whole}. ${highest}The table below lists every day.`,
	day: "Day",
	highestDay: ({ date, value }: { date: string; value: string }) =>
		`The highest day was ${date} with ${value}. `,
	noData: "no data",
	dayWithPrevious: ({ date, value, earlier }: { date: string; value: string; earlier: string }) =>
		`${date}: ${value}, ${earlier} in the previous period`,
	definitions: "About these figures",
	noEarlierData: "no earlier data",
	fromEarlier: ({ earlier }: { earlier: string }) => `from ${earlier}`,
	/** Before a percentage, for screen readers. */
	up: "Up by",
	down: "Down by",
	noChange: "No change",
	period: "Period",
	customPeriod: "Custom period",
	show: "Show",
};
