/** A figure of the overview. `isUrgent`: somebody has to do something while it is not 0. */
type Figure = { isUrgent: boolean };

/** The figures of a SuperAdmin's overview, in groups. */
export const OVERVIEW_GROUPS = {
	Money: {
		differences: { isUrgent: true },
		failedComparisons: { isUrgent: true },
		failedRefunds: { isUrgent: true },
		disputes: { isUrgent: true },
		statements: { isUrgent: false },
	},
	People: {
		unread: { isUrgent: true },
		newAccounts: { isUrgent: false },
		suspendedAccounts: { isUrgent: false },
	},
	Hotels: {
		changedHotels: { isUrgent: true },
		suspendedHotels: { isUrgent: false },
		failingCalendars: { isUrgent: true },
	},
} as const satisfies Record<string, Record<string, Figure>>;

type Groups = typeof OVERVIEW_GROUPS;
export type OverviewFigureName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];
