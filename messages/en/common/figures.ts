/** Numbers and amounts. `Intl` writes the numbers themselves. */
export const figures = {
	/** Percentage points by which a share changed. */
	points: ({ points }: { points: string }) => `${points} points`,
	/** A change that is too large to be shown. */
	over: ({ percent }: { percent: string }) => `over ${percent}`,
	/** A number of rows that nobody counted to the end. */
	moreThan: ({ count }: { count: string }) => `more than ${count}`,
	/** Ranges of prices. */
	anyPrice: "Any price",
	upTo: ({ max }: { max: string }) => `Up to ${max}`,
	orMore: ({ min }: { min: string }) => `${min} or more`,
};
