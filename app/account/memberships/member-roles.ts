import { t } from "#app/common/language/messages.ts";
import type { Role } from "#app/common/roles.ts";
import type { MemberRole } from "#db/schema/travel-hotels.ts";

export type { MemberRole };

/** A role that the owner gives; there is one owner, whom the market’s staff appoint. */
export type InvitedRole = Exclude<MemberRole, "owner">;
export const INVITED_ROLES = ["manager", "desk"] as const satisfies readonly InvitedRole[];

export const MEMBER_ROLES = {
	owner: {
		get label() {
			return t.memberRoles.owner.label;
		},
		get may() {
			return t.memberRoles.owner.may;
		},
	},
	manager: {
		get label() {
			return t.memberRoles.manager.label;
		},
		get may() {
			return t.memberRoles.manager.may;
		},
	},
	desk: {
		get label() {
			return t.memberRoles.desk.label;
		},
		get may() {
			return t.memberRoles.desk.may;
		},
	},
} as const satisfies Record<MemberRole, { label: string; may: string }>;

/** The roles to choose from in a form. */
export const ROLE_CHOICES = INVITED_ROLES.map((value) => ({
	value,
	get label() {
		return MEMBER_ROLES[value].label;
	},
	get hint() {
		return MEMBER_ROLES[value].may;
	},
}));

/**
 * What a member may do for a hotel: `bookings` is the work of the desk, `hotel` its rooms, prices, money and reviews,
 * `team` its members and its deletion.
 */
export type HotelPermission = "bookings" | "hotel" | "team";

/** Whether somebody has a permission with their role in the team; an Admin has each. */
export const hasPermission = (
	person: { role: Role },
	role: MemberRole | null,
	permission: HotelPermission,
): boolean => person.role === "Admin" || (role !== null && ROLES_WITH[permission].includes(role));

/** The roles that have a permission. */
export const ROLES_WITH: Record<HotelPermission, readonly MemberRole[]> = {
	bookings: ["owner", "manager", "desk"],
	hotel: ["owner", "manager"],
	team: ["owner"],
};
