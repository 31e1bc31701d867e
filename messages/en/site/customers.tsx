import type { ReactNode } from "react";
import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";

/** `/customers`: the customers of the market, for staff. */
export const customers = {
	/** When, and by whom. */
	noteBy: ({ at, by }: { at: string; by: string }) => `${at} by ${by}`,
	removeNote: ({ at, hidden }: { at: string; hidden: (text: string) => ReactNode }) => (
		<>Remove{hidden(` note of ${at}`)}</>
	),
	spent: "Spent",
	/** What a customer does not have, in the next sentence. */
	none: {
		orders: "orders",
		stays: "stays",
		moves: "moves",
		messages: "messages",
		payments: "online payments",
	},
	/** `things`: "orders, stays, or messages". */
	nothingYet: ({ things }: { things: string }) => `No ${things} yet.`,
	allWithEmail: "All with this email address",
	notes: "Notes",
	noNotes: "No notes yet. Only your team sees them.",
	kind: {
		account: "With an account",
		guest: "Guests",
	},
	suspended: "Suspended",
	things: {
		orders: "Orders",
		stays: "Stays",
		moves: "Moves",
		messages: "Messages",
		payments: "Online payments",
	},
	all: "All customers",
	exportData: "Export data",
	erasure: {
		button: "Erase data",
		done: "The customer’s data is erased. They get an email about it.",
		openBookings: ({ count }: { count: number }) =>
			`The hotels of this account have open bookings (${count}). They have to end first.`,
		staff: "This is an account of staff. Change its role in Users first, then erase it.",
		already: "This customer’s data has already been erased.",
		question: ({ name }: { name: string }) => `Erase all data of ${name}?`,
		intro: ({ email }: { email: string }) => `For ${email}. This can’t be undone.`,
		cancels: "Open moves and stays, and orders that are not shipped, are cancelled.",
		removes: "Names, phone numbers, addresses, messages and your notes are removed everywhere.",
		account: "The account is deleted, and its hotels are closed.",
		keeps: "Invoices and amounts stay for your accounts.",
		busy: "Erasing...",
	},
	confirmed: "Confirmed",
	notConfirmed: "Not confirmed",
	openInUsers: "Open in Users",
	nothingSpent: "Nothing yet",
	spentHint: "Spent: what orders, stays and moves cost that were not cancelled, less refunds of orders.",
	note: {
		title: "Add note",
		removed: "The note is removed.",
		removeQuestion: "Remove this note?",
		removeButton: "Remove note",
		erased: "This customer’s data has been erased.",
		saved: "The note is saved.",
		hint: "Only your team sees it here. It is in the copy of their data that customers can ask for.",
	},
	title: "Customers",
	intro: "Customers with an account, and guests by the email address that they ordered or booked with.",
	search: "Name, email or phone",
	emptyText: "They appear here once they sign up, order or book.",
	empty: "No customers yet",
	noMatch: "No customers found",
	noMatchText: "Try part of the name, email address or phone number.",
	clearFilters: "Clear filters",
	contact: "Contact",
	/** The column of how many orders, stays and moves. */
	purchases: "Orders and bookings",
	/** The same on phones. */
	purchasesOf: ({ count }: { count: number }) =>
		plural(count, { one: `${formatCount(count)} purchase`, other: `${formatCount(count)} purchases` }),
	last: "Last order or booking",
	account: "Account",
	accountUnconfirmed: "Account, address not confirmed",
	since: "Since",
};
