export const blocks = {
	conflict: ({ dates }: { dates: string }) => `Already sold: ${dates}`,
	roomGone: "This room no longer exists. Choose another one.",
	past: "This night is in the past. Choose today or a later date.",
	tooFar: "This is too far ahead. Choose an earlier night.",
	/** After a list of dates. */
	more: ({ more }: { more: number }) => `${more} more`,
	taken: ({ all }: { all: string }) =>
		`Not enough rooms are free on ${all}. Block fewer rooms or other nights.`,
	justBooked: "These rooms have just been booked. Check the nights again.",
	alreadyRemoved: "This block is already removed.",
	removed: "The block is removed. The rooms are back on sale.",
	question: "Remove this block?",
	removeButton: "Remove block",
	removing: "Removing...",
	consequence: "The rooms go back on sale immediately.",
	title: "Blocks",
	intro: "Block rooms that can’t be sold, for example during repairs or for a group.",
};
