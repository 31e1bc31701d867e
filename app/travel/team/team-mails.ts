import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { type InvitedRole, MEMBER_ROLES } from "./member-roles.ts";

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
			"The link works once, for 7 days. If you don’t know the hotel, ignore this email.",
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
