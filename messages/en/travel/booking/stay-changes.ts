export const stayChanges = {
	nothing: "Nothing",
	ended: "No longer possible",
	percent: ({ percent }: { percent: number }) => `${percent}% of the price`,
	total: "Total",
	deposit: "Paid online",
	freeUntil: "Free cancellation until",
	lateFee: "Late cancellation fee",
	noShow: "No-show fee",
	/** When the booking becomes confirmed: one of the next two. */
	confirmed: "Confirmed",
	instantly: "Instantly",
	whenAccepted: "When the hotel accepts",
	newPrice: ({ now, was }: { now: string; was: string }) => `The price is now ${now} (was ${was}).`,
	/** `what` is a label such as “Paid online”, or a night. */
	change: ({ what, now, was }: { what: string; now: string; was: string }) => `${what}: ${now} (was ${was}).`,
};
