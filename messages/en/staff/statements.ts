import { plural } from "#app/common/language/plural.ts";
export const statements = {
	open: {
		title: "Not on a statement yet",
		lead: "Each statement is created after its month ends. The rate applies to new bookings; each booking keeps its own.",
	},
	/** Above the hotel that it is for. */
	to: "To",
	rate: "Rate",
	entries: "Entries",
	commission: "Commission",
	collectedBy: ({ market }: { market: string }) => `Collected by ${market}`,
	pageTitle: ({ number }: { number: string }) => `Statement ${number}`,
	reference: "Reference",
	settled: "The statement is settled.",
	unsettled: "The statement is no longer settled.",
	nothing: "This statement has nothing to settle.",
	changed: "Review the statement again before you change it.",
	undoTitle: "Undo the settlement",
	settle: "Settle",
	referenceHint: "The payment reference from your bank, for example. We email it to the owner.",
	undo: "Undo settlement",
	hotelTitle: "Hotel statements",
	title: "Statements",
	hotelLead: ({ market }: { market: string }) =>
		`Monthly commission of your hotels, less what ${market} collected for you.`,
	lead: ({ market }: { market: string }) =>
		`Monthly commission of each hotel, less what ${market} collected for the hotel.`,
	search: "Statement number",
	caption: "Commission statements",
	none: {
		text: "Each hotel with commission gets a statement after the month ends.",
		title: "No statements yet",
	},
	noMatch: {
		title: "No statements match",
		text: "Enter a full statement number, such as S-2026-00012.",
		all: "Show all statements",
	},
	whoOwes: "Who owes",
	month: "Month",
	one: "Statement",
	balance: "Balance",
	due: ({ date }: { date: string }) => `Due ${date}`,
	heading: "Commission statement",
	entry: "Entry",
	collected: "Collected",
	settledOn: "Settled",
	collectedForHotel: ({ market }: { market: string }) => `Collected by ${market} for the hotel`,
	issuedOn: "Date of issue",
	dueLabel: "Due",
	firstEntries: ({ shown, count }: { shown: number; count: number }) =>
		`These are the first ${shown} of ${count} entries. The CSV file has all of them.`,
	exportCsv: "Export CSV",
	stay: "Stay",
	markSettled: "Mark as settled",
	/** Who owes or paid whom: "The hotel owes Meeha $120.00". */
	owed: ({ who, amount }: { who: string; amount: string }) => `${who} ${amount}`,
	owedUntil: ({ who, amount, date }: { who: string; amount: string; date: string }) =>
		`${who} ${amount}, due ${date}`,
	/** Who owes whom how much, in parentheses. */
	earlier: ({ count, owed }: { count: number; owed: string }) =>
		plural(count, {
			one: `1 earlier statement was not settled on the date of issue (${owed}). The totals don’t include it.`,
			other: `${count} earlier statements were not settled on the date of issue (${owed}). The totals don’t include them.`,
		}),
};
