export const bookingActions = {
	label: ({ number }: { number: string }) => `Actions for ${number}`,
	open: "Open",
};
