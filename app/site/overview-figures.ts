/** A figure of the overview. `isUrgent`: somebody has to do something while it is not 0. */
type FigureLabel = { one: string; many: string; isUrgent: boolean };

/** The figures of a SuperAdmin's overview, in groups. */
export const OVERVIEW_GROUPS = {
	Money: {
		differences: { one: "open difference", many: "open differences", isUrgent: true },
		failedComparisons: {
			one: "failed comparison with a provider",
			many: "failed comparisons with providers",
			isUrgent: true,
		},
		failedRefunds: {
			one: "payment with a failed refund",
			many: "payments with a failed refund",
			isUrgent: true,
		},
		disputes: { one: "payment in dispute", many: "payments in dispute", isUrgent: true },
		statements: { one: "statement to settle", many: "statements to settle", isUrgent: false },
	},
	People: {
		unread: { one: "unread conversation", many: "unread conversations", isUrgent: true },
		newAccounts: { one: "new account in 7 days", many: "new accounts in 7 days", isUrgent: false },
		suspendedAccounts: { one: "suspended account", many: "suspended accounts", isUrgent: false },
	},
	Hotels: {
		changedHotels: {
			one: "hotel changed since approval",
			many: "hotels changed since approval",
			isUrgent: true,
		},
		suspendedHotels: { one: "suspended hotel", many: "suspended hotels", isUrgent: false },
		failingCalendars: {
			one: "hotel with a failing calendar",
			many: "hotels with failing calendars",
			isUrgent: true,
		},
	},
} as const satisfies Record<string, Record<string, FigureLabel>>;

type Groups = typeof OVERVIEW_GROUPS;
export type OverviewFigureName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];
