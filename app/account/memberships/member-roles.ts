import { t } from "#app/common/language/messages.ts";
import type { Role } from "#app/common/roles.ts";
import type { MemberRole } from "#db/schema/travel-hotels.ts";

export type { MemberRole };

/** A role that the owner gives; there is one owner, whom the market’s staff appoint. */
export type InvitedRole = Exclude<MemberRole, "owner">;
export const INVITED_ROLES = ["manager", "desk"] as const satisfies readonly InvitedRole[];

/** The roles to choose from in a form. */
export const roleChoices = () =>
	INVITED_ROLES.map((value) => ({
		value,
		label: t.memberRoles[value].label,
		hint: t.memberRoles[value].may,
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
