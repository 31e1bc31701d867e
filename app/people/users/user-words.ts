import type { Role } from "#app/people/roles.ts";

/** What each role is for, where one is chosen for somebody. */
export const ROLE_HINTS: Record<Role, string> = {
	User: "Shops, stays and moves",
	Hotel: "Also lists rooms and takes bookings for them",
	Admin: "Runs moving bookings, the shop and all room bookings",
	SuperAdmin: "Runs the shop, hotels and these accounts",
};

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
