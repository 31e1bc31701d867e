import type { ReactNode } from "react";
export const team = {
	invitations: {
		title: "Invitations",
		inviter: "Sent by",
		link: "Link",
		expired: ({ date }: { date: string }) => `Expired ${date}`,
		works: ({ date }: { date: string }) => `Works until ${date}`,
		sending: "Sending...",
		withdrawing: "Withdrawing...",
		/** `to` is for screen readers. */
		sendAgain: ({ to, email }: { to: (text: string) => ReactNode; email: string }) => (
			<>Send again{to(` to ${email}`)}</>
		),
		withdraw: ({ rest, email }: { rest: (text: string) => ReactNode; email: string }) => (
			<>Withdraw{rest(` the invitation of ${email}`)}</>
		),
	},
	email: "Email",
	role: "Role",
	members: {
		title: "Members",
		member: "Member",
		since: "Since",
		actions: ({ name }: { name: string }) => `Actions for ${name}`,
		changeRole: "Change role",
		leave: "Leave the team",
		remove: "Remove",
		you: ({ name }: { name: string }) => `${name} (you)`,
	},
	own: {
		title: "Your teams",
		/** `rest` is for screen readers. */
		leave: ({ rest, hotel }: { rest: (text: string) => ReactNode; hotel: string }) => (
			<>Leave the team{rest(` of ${hotel}`)}</>
		),
	},
	title: ({ hotel }: { hotel: string }) => `Team of ${hotel}`,
	untitled: "Team of a hotel",
};
