import type { ReactNode } from "react";

/** `/trail`: what staff have changed. */
export const trail = {
	/** Filters: everything, or one thing, that can be done to a kind of record. `kind`: "Orders"; `action`: "Changed status". */
	allOf: ({ kind }: { kind: string }) => `${kind}: all changes`,
	choice: ({ kind, action }: { kind: string; action: string }) => `${kind}: ${action.toLowerCase()}`,
	/** In place of the name of a deleted record. */
	deleted: "deleted",
	/** The market as a seller, in place of its name. */
	market: "market",
	/** The number of a request to the server. */
	request: ({ code }: { code: ReactNode }) => <>Request {code}</>,
	/** Headings of the CSV file. */
	csv: {
		at: "At (UTC)",
		by: "By",
		role: "Role",
		kind: "Kind",
		record: "Record",
		change: "Change",
		from: "From",
		to: "To",
		details: "Details",
		request: "Request",
	},
	refundRequested: "Refund requested",
	/** In place of the name of a conversation. */
	contactMessage: "contact message",
	/** In place of the name of a conversation. */
	partnerRequest: "partner request",
	/** In place of a name. */
	deletedAccount: "a deleted account",
	title: "Trail",
	introAll: "Every change by staff: who, when and what.",
	intro: "Changes to the shop, stays, moves and the inbox: who, when and what.",
	empty: "No changes yet",
	emptyText: "An entry appears here when somebody changes something.",
	noMatch: "No changes match these filters",
	oneRecord: "Changes to one record",
	by: "By",
	anyone: "Anyone",
	change: "Change",
	search: "Number or name",
	fromAndTo: "From and to",
	when: "When",
	none: "none",
	/** Between two values, for screen readers. */
	to: "to",
	/** In place of a person. */
	system: "System",
	deletedAccountOf: ({ role }: { role: string }) => `A deleted account (${role})`,
};
