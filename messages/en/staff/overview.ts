import { plural } from "#app/common/language/plural.ts";

type Counted = { count: number };

export const overview = {
	waitingHotels: {
		title: "Hotels waiting for approval",
		none: "No hotel is waiting.",
		/** How long a hotel waits, such as "3 days". */
		age: ({ age }: { age: string }) => `Waiting for ${age}`,
	},
	all: ({ count }: { count: string }) => `All ${count}`,
	failedMails: {
		title: "Emails that failed",
		latest: ({ shown, total }: { shown: number; total: string }) => `Latest ${shown} of ${total}`,
		none: "No email has failed.",
		to: ({ email, time }: { email: string; time: string }) => `To ${email}, given up ${time}`,
	},
	title: "Overview",
	attention: "Needs your attention",
	groups: { Money: "Money", People: "People", Hotels: "Hotels" },
	figures: {
		/** Each of these follows its number. */
		differences: ({ count }: Counted) => plural(count, { one: "open difference", other: "open differences" }),
		failedComparisons: ({ count }: Counted) =>
			plural(count, { one: "failed comparison with a provider", other: "failed comparisons with providers" }),
		failedRefunds: ({ count }: Counted) =>
			plural(count, { one: "payment with a failed refund", other: "payments with a failed refund" }),
		disputes: ({ count }: Counted) =>
			plural(count, { one: "payment in dispute", other: "payments in dispute" }),
		statements: ({ count }: Counted) =>
			plural(count, { one: "statement to settle", other: "statements to settle" }),
		unread: ({ count }: Counted) =>
			plural(count, { one: "unread conversation", other: "unread conversations" }),
		newAccounts: ({ count }: Counted) =>
			plural(count, { one: "new account in 7 days", other: "new accounts in 7 days" }),
		suspendedAccounts: ({ count }: Counted) =>
			plural(count, { one: "suspended account", other: "suspended accounts" }),
		changedHotels: ({ count }: Counted) =>
			plural(count, { one: "hotel changed since approval", other: "hotels changed since approval" }),
		suspendedHotels: ({ count }: Counted) =>
			plural(count, { one: "suspended hotel", other: "suspended hotels" }),
		failingCalendars: ({ count }: Counted) =>
			plural(count, { one: "hotel with a failing calendar", other: "hotels with failing calendars" }),
	},
};
