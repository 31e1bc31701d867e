import { type InvitedRole, MEMBER_ROLES, type MemberRole } from "#app/account/memberships/member-roles.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";

type Invitation = { to: string; hotel: string; inviter: string; role: InvitedRole; token: string };

/** The page behind the link of an invitation. */
export const invitationLink = (token: string): string => `/team-invitation?${new URLSearchParams({ token })}`;

export function invitationMail({ to, hotel, inviter, role, token }: Invitation): Mail {
	const { label, may } = MEMBER_ROLES[role];
	return layOutMail({
		to,
		subject: `Join the team of ${hotel}`,
		paragraphs: [
			`${inviter} invites you to work for ${hotel} on ${marketName()}.`,
			`Your role: ${label}. ${may}`,
			"You can use the link once, within 7 days. If you don’t know the hotel, ignore this email.",
		],
		link: { label: "Open the invitation", path: invitationLink(token) },
	});
}

export const removalMail = ({ name, email, hotel }: { name: string; email: string; hotel: string }): Mail =>
	layOutMail({
		to: email,
		name,
		subject: `You’re no longer on the team of ${hotel}`,
		paragraphs: [`You can’t open the bookings and pages of ${hotel} any more. Your account stays.`],
		link: { label: "Open your account", path: "/profile" },
	});

type Joined = {
	owner: { name: string; email: string };
	colleague: { name: string; email: string };
	hotel: { id: number; name: string };
	role: MemberRole;
};

/** Tells the owner of a hotel that a colleague accepted their invitation. */
export function joinedMail({ owner, colleague, hotel, role }: Joined): Mail {
	const { label, may } = MEMBER_ROLES[role];
	return layOutMail({
		to: owner.email,
		name: owner.name,
		subject: `${colleague.name} is on the team of ${hotel.name}`,
		paragraphs: [
			`${colleague.name} (${colleague.email}) accepted the invitation to the team of ${hotel.name}.`,
			`Their role: ${label}. ${may}`,
			"You can change the role, or remove them from the team, at any time.",
		],
		link: { label: "Open the team", path: `${hotelEditPath(hotel.id)}/team` },
	});
}
