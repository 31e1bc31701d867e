export const staysToErase = {
	one: "room booking",
	many: "room bookings",
	fee: ({ fee }: { fee: string }) => `cancellation fee ${fee}`,
	free: "free to cancel",
};
