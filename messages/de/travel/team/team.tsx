import type { Messages } from "#messages/en/index.ts";

export const team: Messages["team"] = {
	invitations: {
		title: "Einladungen",
		inviter: "Gesendet von",
		link: "Link",
		expired: ({ date }) => `Abgelaufen am ${date}`,
		works: ({ date }) => `Gilt bis ${date}`,
		sending: "Wird gesendet...",
		withdrawing: "Wird zurückgezogen...",
		sendAgain: ({ to, email }) => <>Noch einmal senden{to(` an ${email}`)}</>,
		withdraw: ({ rest, email }) => <>{rest(`Einladung von ${email} `)}Zurückziehen</>,
	},
	email: "E-Mail",
	role: "Rolle",
	members: {
		title: "Mitglieder",
		member: "Mitglied",
		since: "Seit",
		actions: ({ name }) => `Aktionen für ${name}`,
		changeRole: "Rolle ändern",
		leave: "Team verlassen",
		remove: "Entfernen",
		you: ({ name }) => `${name} (Sie)`,
	},
	own: {
		title: "Ihre Teams",
		leave: ({ rest, hotel }) => <>Team verlassen{rest(`: ${hotel}`)}</>,
	},
	title: ({ hotel }) => `Team von ${hotel}`,
	untitled: "Team eines Hotels",
};
