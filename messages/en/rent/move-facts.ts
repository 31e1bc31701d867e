export const moveFacts = {
	when: "When",
	/** When a move is. */
	dateAtTime: ({ date, time }: { date: string; time: string }) => `${date} at ${time}`,
};
