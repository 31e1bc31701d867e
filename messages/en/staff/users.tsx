import type { ReactNode } from "react";
export const users = {
	role: {
		outdated: "This page is out of date. Open the account again and choose a role.",
		choose: "Choose a role.",
		already: ({ role }: { role: string }) => `The role is already ${role}.`,
		done: ({ role }: { role: string }) => `Role changed to ${role}.`,
		title: ({ name }: { name: string }) => `Change role of ${name}`,
		lead: "The new role applies right away on all their devices.",
		label: "Role",
		button: "Change role",
		busy: "Changing...",
	},
	busy: "Working...",
	account: "Account",
	suspendedOn: "Suspended on",
	twoStepSince: ({ since }: { since: string }) => `On since ${since}`,
	created: "Created",
	lastActive: "Last active",
	notSignedIn: "Not signed in",
	devices: "Devices",
	orders: "Orders",
	stays: "Room bookings",
	moves: "Moving bookings",
	all: "All users",
	openInCustomers: "Open in Customers",
	twoStepRemoval: {
		button: "Turn off two-step sign-in",
		question: ({ name }: { name: string }) => `Turn off two-step sign-in of ${name}?`,
		consequence:
			"They sign in with their password alone until they set it up again. Do this only when you know that it is really them who asks, and that they have lost their phone and their recovery codes.",
		done: "Two-step sign-in turned off.",
	},
	restore: "Restore",
	suspend: "Suspend",
	changesTo: "All changes to this account",
	changesBy: "All changes by this person",
	hotels: "Hotels",
	noHistory: "No changes to this account’s role or status yet.",
	title: "Users",
	createdFrom: "Created from",
	lead: "Find accounts, change roles, and suspend or restore access.",
	/** In the search box. */
	search: "Name or email",
	/** Of the table, for screen readers. */
	caption: "Accounts",
	none: {
		title: "No accounts found",
		text: "Try part of the name or email address.",
		clear: "Clear filters",
	},
	actions: ({ name }: { name: string }) => `Actions for ${name}`,
	view: "View",
	states: {
		suspended: "Suspended",
		active: "Active",
	},
	emailConfirmed: "Confirmed",
	emailNotConfirmed: "Not confirmed",
	roleHints: {
		User: "Shops, books hotels and moving vehicles",
		Hotel: "Also lists hotels and manages their bookings",
		Admin: "Manages moving bookings, the shop and all room bookings",
		SuperAdmin: "Manages the shop, hotels and accounts",
	},
	suspension: {
		question: ({ name }: { name: string }) => `Suspend ${name}?`,
		consequence:
			"They’re signed out on all devices and can’t sign in until you restore the account. No data is deleted.",
		button: "Suspend account",
		done: "Account suspended.",
	},
	restoration: {
		question: ({ name }: { name: string }) => `Restore ${name}?`,
		consequence: "They can sign in again with the same password and role.",
		button: "Restore account",
		done: "Account restored.",
	},
	refusals: {
		gone: "This account no longer exists.",
		oneself: "You can’t suspend your own account. Ask another SuperAdmin.",
		own_second_factor: "You turn off your own two-step sign-in in your profile, with a code.",
		last_super_admin: "This is the last SuperAdmin. Give someone else this role first.",
		not_allowed: "You no longer have permission to change other accounts.",
	},
	/** The history of an account. */
	changes: {
		role: "Role changed",
		suspend: "Suspended",
		restore: "Restored",
		delete: "Deleted",
		"second factor on": "Two-step sign-in turned on",
		"second factor off": "Two-step sign-in turned off",
		"recovery codes": "New recovery codes",
		"openid linked": "Sign-in with another account linked",
		"openid unlinked": "Sign-in with another account unlinked",
		"passkey added": "Passkey added",
		"passkey removed": "Passkey removed",
	},
	/** When a change was made, and by whom. */
	by: ({ time, name }: { time: string; name: string }) => `${time} by ${name}`,
	/** When a change was made. */
	byDeleted: ({ time }: { time: string }) => `${time} by a deleted account`,
	/** After the person's own name. */
	you: "(you)",
	/** The reason is whole sentences. */
	refused: ({ reason, link }: { reason: string; link: (text: string) => ReactNode }) => (
		<>
			No changes were made. {reason} {link("Go back")}
		</>
	),
	/** Of an account. */
	pageTitle: ({ name }: { name: string }) => `${name} – Users`,
};
