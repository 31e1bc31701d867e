import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const joinTeam: Messages["joinTeam"] = {
	metaTitle: "Rejoindre l’équipe d’un hôtel",
	joined: ({ hotel, role }) => `Vous faites partie de l’équipe ${hotel} : ${role}.`,
	dead: "Une invitation fonctionne une fois, pendant 7 jours, sauf si elle est retirée. Demandez-en une nouvelle au propriétaire de l’hôtel.",
	title: ({ hotel }) => `Rejoindre l’équipe : ${hotel}`,
	invites: ({ inviter, email, role }) => (
		<>
			{inviter} invite {email}. Votre rôle : {role}.
		</>
	),
	ownerInvites: ({ email, role }) => (
		<>
			Le propriétaire invite {email}. Votre rôle : {role}.
		</>
	),
	home: "Aller à la page d’accueil",
	button: "Rejoindre l’équipe",
	busy: "En cours...",
	staff: "Votre compte travaille déjà avec tous les hôtels et ne peut donc pas rejoindre d’équipe.",
	owner: ({ hotel, email }) =>
		`Vous êtes propriétaire ${de(hotel)} et n’avez pas besoin de l’invitation. Elle est destinée à la personne qui reçoit les e-mails à ${email}.`,
	openToday: "Ouvrir la journée",
	signIn: "Se connecter",
	createAccount: "Créer un compte",
	otherAddress: ({ signedInAs, email }) =>
		`Vous utilisez le compte ${signedInAs}. Déconnectez-vous, puis rouvrez le lien et connectez-vous avec ${email}.`,
};
