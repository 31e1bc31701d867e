export const commission = {
	direction: {
		toHotel: ({ market }: { market: string }) => `${market} owes the hotel`,
		toMarket: ({ market }: { market: string }) => `The hotel owes ${market}`,
		even: "Nothing owed",
	},
	paid: {
		toHotel: ({ market }: { market: string }) => `${market} paid the hotel`,
		toMarket: ({ market }: { market: string }) => `The hotel paid ${market}`,
	},
	state: {
		open: "To settle",
		overdue: "Overdue",
		settled: "Settled",
	},
	/** The entries of a statement. */
	kind: {
		check_out: "Stay",
		no_show: "No-show fee",
		late_cancellation: "Cancellation fee",
		check_out_undone: "Check-out undone",
		payment: "Later payment",
		refund: "Refund",
	},
};
