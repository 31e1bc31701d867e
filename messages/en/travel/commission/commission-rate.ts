export const commissionRate = {
	title: "Commission",
	rate: "Commission rate (%)",
	hint: ({ usual }: { usual: string }) =>
		`Leave it empty to use the default for all hotels, ${usual}. A new rate applies to new bookings only.`,
	save: "Save rate",
	busy: "Saving...",
	invalid: "Enter a percentage from 0 to 100 with at most two decimals, such as 12.5.",
	saved: ({ hotel, rate }: { hotel: string; rate: string }) =>
		`New bookings of ${hotel} have a commission of ${rate}.`,
	advice: "Check the rate, then save again to keep yours.",
};
