export const leaveTeam = {
	leave: "Leave the team",
	removeTitle: "Remove from the team",
	left: ({ hotel }: { hotel: string }) => `You left the team of ${hotel}.`,
	removed: ({ name }: { name: string }) => `${name} is no longer on the team.`,
	leaveQuestion: ({ hotel }: { hotel: string }) => `Leave the team of ${hotel}?`,
	removeQuestion: ({ name }: { name: string }) => `Remove ${name} from the team?`,
	remove: "Remove",
	leaving: "Leaving...",
	removing: "Removing...",
	leaveText: "You can no longer open its bookings and pages. To come back, you need a new invitation.",
	removeText: ({ name, hotel }: { name: string; hotel: string }) =>
		`${name} can no longer open the bookings and pages of ${hotel}, right away and on all devices. We email them.`,
};
