import { explainConflict } from "#app/common/changes/conflict.ts";
import { t } from "#app/common/language/messages.ts";
import type { UserChangeRefusal } from "./change-user.server.ts";

/** The actions on an account, by the last part of their URL. */
export const STATE_CHANGES = {
	suspension: {
		question: (name: string) => t.users.suspension.question({ name }),
		get consequence() {
			return t.users.suspension.consequence;
		},
		get button() {
			return t.users.suspension.button;
		},
		danger: true,
		get done() {
			return t.users.suspension.done;
		},
	},
	restoration: {
		question: (name: string) => t.users.restoration.question({ name }),
		get consequence() {
			return t.users.restoration.consequence;
		},
		get button() {
			return t.users.restoration.button;
		},
		danger: false,
		get done() {
			return t.users.restoration.done;
		},
	},
	"second-factor-removal": {
		question: (name: string) => t.users.twoStepRemoval.question({ name }),
		get consequence() {
			return t.users.twoStepRemoval.consequence;
		},
		get button() {
			return t.users.twoStepRemoval.button;
		},
		danger: true,
		get done() {
			return t.users.twoStepRemoval.done;
		},
	},
} as const;

export type StateChangeName = keyof typeof STATE_CHANGES;

/** Why a change to an account was refused, and what to do about it. */
export function explainUserRefusal(
	refusal: UserChangeRefusal,
	formatMoment: (moment: string) => string,
): string {
	if (refusal.reason !== "changed") return t.users.refusals[refusal.reason];
	return explainConflict("account", { ...refusal, when: refusal.at && formatMoment(refusal.at) }).reason;
}
