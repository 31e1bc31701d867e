import { explainConflict } from "#app/common/changes/conflict.ts";
import type { Role } from "#app/common/roles.ts";
import type { UserChangeRefusal } from "./change-user.server.ts";

/** What each role is for, on the form that assigns one. */
export const ROLE_HINTS: Record<Role, string> = {
	User: "Shops, books hotels and moving vehicles",
	Hotel: "Also lists hotels and manages their bookings",
	Admin: "Manages moving bookings, the shop and all room bookings",
	SuperAdmin: "Manages the shop, hotels and accounts",
};

/** The actions on an account, by the last part of their URL. */
export const STATE_CHANGES = {
	suspension: {
		question: (name: string) => `Suspend ${name}?`,
		consequence:
			"They’re signed out on all devices and can’t sign in until you restore the account. No data is deleted.",
		button: "Suspend account",
		danger: true,
		done: "Account suspended.",
	},
	restoration: {
		question: (name: string) => `Restore ${name}?`,
		consequence: "They can sign in again with the same password and role.",
		button: "Restore account",
		danger: false,
		done: "Account restored.",
	},
	"second-factor-removal": {
		question: (name: string) => `Turn off two-step sign-in of ${name}?`,
		consequence:
			"They sign in with their password alone until they set it up again. Do this only when you know that it is really them who asks, and that they have lost their phone and their recovery codes.",
		button: "Turn off two-step sign-in",
		danger: true,
		done: "Two-step sign-in turned off.",
	},
} as const;

export type StateChangeName = keyof typeof STATE_CHANGES;

const REFUSALS = {
	gone: "This account no longer exists.",
	oneself: "You can’t suspend your own account. Ask another SuperAdmin.",
	own_second_factor: "You turn off your own two-step sign-in in your profile, with a code.",
	last_super_admin: "This is the last SuperAdmin. Give someone else this role first.",
	not_allowed: "You no longer have permission to change other accounts.",
};

/** Why a change to an account was refused, and what to do about it. */
export function explainUserRefusal(
	refusal: UserChangeRefusal,
	formatMoment: (moment: string) => string,
): string {
	if (refusal.reason !== "changed") return REFUSALS[refusal.reason];
	return explainConflict("account", { ...refusal, when: refusal.at && formatMoment(refusal.at) }).reason;
}

export const TRAIL_LABELS: Record<string, string> = {
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
};
