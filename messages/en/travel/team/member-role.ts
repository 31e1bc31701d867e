export const memberRole = {
	title: "Change role",
	outOfDate: "This page is out of date. Open the team again and choose a role.",
	choose: "Choose a role.",
	changed: ({ role }: { role: string }) => `Role changed to ${role}.`,
	meanwhile: ({ role }: { role: string }) =>
		`Somebody changed the role to ${role} meanwhile. Check it and try again.`,
	question: ({ name }: { name: string }) => `Change role of ${name}`,
	text: "The new role applies right away on all their devices.",
	role: "Role",
	busy: "Changing...",
};
