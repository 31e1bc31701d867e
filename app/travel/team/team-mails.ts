import type { InvitedRole, MemberRole } from "#app/account/memberships/member-roles.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";

type Invitation = { to: string; hotel: string; inviter: string; role: InvitedRole; token: string };

/** The page behind the link of an invitation. */
export const invitationLink = (token: string): string => `/team-invitation?${new URLSearchParams({ token })}`;

export function invitationMail({ to, hotel, inviter, role, token }: Invitation): Mail {
	const { label, may } = t.memberRoles[role];
	return layOutMail({
		to,
		subject: t.teamMail.invitation.subject({ hotel }),
		paragraphs: [
			t.teamMail.invitation.text({ inviter, hotel, market: marketName() }),
			t.teamMail.invitation.role({ role: label, may }),
			t.teamMail.invitation.works,
		],
		link: { label: t.teamMail.invitation.open, path: invitationLink(token) },
	});
}

export const removalMail = ({ name, email, hotel }: { name: string; email: string; hotel: string }): Mail =>
	layOutMail({
		to: email,
		name,
		subject: t.teamMail.removed.subject({ hotel }),
		paragraphs: [t.teamMail.removed.text({ hotel })],
		link: { label: t.teamMail.removed.open, path: "/profile" },
	});

type Joined = {
	owner: { name: string; email: string };
	colleague: { name: string; email: string };
	hotel: { id: number; name: string };
	role: MemberRole;
};

/** Tells the owner of a hotel that a colleague accepted their invitation. */
export function joinedMail({ owner, colleague, hotel, role }: Joined): Mail {
	const { label, may } = t.memberRoles[role];
	return layOutMail({
		to: owner.email,
		name: owner.name,
		subject: t.teamMail.joined.subject({ colleague: colleague.name, hotel: hotel.name }),
		paragraphs: [
			t.teamMail.joined.text({ colleague: colleague.name, email: colleague.email, hotel: hotel.name }),
			t.teamMail.joined.role({ role: label, may }),
			t.teamMail.joined.change,
		],
		link: { label: t.teamMail.joined.open, path: `${hotelEditPath(hotel.id)}/team` },
	});
}
