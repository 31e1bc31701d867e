export const teamMail = {
	invitation: {
		subject: ({ hotel }: { hotel: string }) => `Join the team of ${hotel}`,
		text: ({ inviter, hotel, market }: { inviter: string; hotel: string; market: string }) =>
			`${inviter} invites you to work for ${hotel} on ${market}.`,
		role: ({ role, may }: { role: string; may: string }) => `Your role: ${role}. ${may}`,
		works: "You can use the link once, within 7 days. If you don’t know the hotel, ignore this email.",
		open: "Open the invitation",
	},
	removed: {
		subject: ({ hotel }: { hotel: string }) => `You’re no longer on the team of ${hotel}`,
		text: ({ hotel }: { hotel: string }) =>
			`You can’t open the bookings and pages of ${hotel} any more. Your account stays.`,
		open: "Open your account",
	},
	joined: {
		subject: ({ colleague, hotel }: { colleague: string; hotel: string }) =>
			`${colleague} is on the team of ${hotel}`,
		text: ({ colleague, email, hotel }: { colleague: string; email: string; hotel: string }) =>
			`${colleague} (${email}) accepted the invitation to the team of ${hotel}.`,
		role: ({ role, may }: { role: string; may: string }) => `Their role: ${role}. ${may}`,
		change: "You can change the role, or remove them from the team, at any time.",
		open: "Open the team",
	},
};
