export const stayLength = {
	/** How long until a moment: “35 min”. */
	minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
	hoursAndMinutes: ({ hours, minutes }: { hours: number; minutes: number }) => `${hours} h ${minutes} min`,
	hours: ({ hours }: { hours: number }) => `${hours} h`,
};
