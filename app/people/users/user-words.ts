import type { Role } from "#app/people/roles.ts";

/** What each role is for, where one is chosen for somebody. */
export const ROLE_HINTS: Record<Role, string> = {
	User: "Shops, stays and moves",
	Hotel: "Also lists rooms and takes bookings for them",
	Admin: "Runs moving bookings, the shop and all room bookings",
	SuperAdmin: "Runs the shop, hotels and these accounts",
};

/** What is done to whether an account may sign in: its words, by the noun that its URL ends in. */
export const STATE_CHANGES = {
	suspension: {
		question: (name: string) => `Suspend ${name}?`,
		consequence:
			"They are signed out everywhere at once and can’t sign in until the account is restored. Nothing is deleted.",
		button: "Suspend account",
		danger: true,
		done: "The account is suspended.",
	},
	restoration: {
		question: (name: string) => `Restore ${name}?`,
		consequence: "They can sign in again, with the password and the role they had.",
		button: "Restore account",
		danger: false,
		done: "The account is restored.",
	},
} as const;

export type StateChangeName = keyof typeof STATE_CHANGES;

/** Why a change to an account was refused, and what to do. */
export const USER_REFUSALS = {
	gone: "This account does not exist any more.",
	changed: "Somebody else has changed this account meanwhile. Look at it again before you change it.",
	oneself: "You can’t suspend yourself. Ask another SuperAdmin.",
	last_super_admin: "This is the last SuperAdmin. Make somebody else one first.",
	not_allowed: "Your account may not change others any more.",
} as const;

/** What the audit trail says was done to an account. */
export const TRAIL_WORDS: Record<string, string> = {
	role: "Role changed",
	suspend: "Suspended",
	restore: "Restored",
	delete: "Deleted",
};
