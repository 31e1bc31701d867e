import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const team: Messages["team"] = {
	invitations: {
		title: "Invitations",
		inviter: "Envoyée par",
		link: "Lien",
		expired: ({ date }) => `Expirée le ${date}`,
		works: ({ date }) => `Valable jusqu’au ${date}`,
		sending: "Envoi...",
		withdrawing: "Retrait...",
		sendAgain: ({ to, email }) => <>Renvoyer{to(` à ${email}`)}</>,
		withdraw: ({ rest, email }) => <>Retirer{rest(` l’invitation ${de(email)}`)}</>,
	},
	email: "E-mail",
	role: "Rôle",
	members: {
		title: "Membres",
		member: "Membre",
		since: "Depuis",
		actions: ({ name }) => `Actions pour ${name}`,
		changeRole: "Modifier le rôle",
		leave: "Quitter l’équipe",
		remove: "Retirer",
		you: ({ name }) => `${name} (vous)`,
	},
	own: {
		title: "Vos équipes",
		leave: ({ rest, hotel }) => <>Quitter l’équipe{rest(` ${hotel}`)}</>,
	},
	title: ({ hotel }) => `Équipe : ${hotel}`,
	untitled: "Équipe d’un hôtel",
};
