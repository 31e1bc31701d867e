import type { Messages } from "#messages/en/index.ts";

export const invite: Messages["invite"] = {
	enterEmail: "Saisissez l’adresse e-mail de votre collègue.",
	tooMany: "Cette adresse a reçu plusieurs invitations en une heure. Réessayez plus tard.",
	closed: "L’hôtel est archivé, suspendu ou non approuvé et ne peut donc pas inviter de collègues.",
	isMember: "Cette personne fait déjà partie de l’équipe.",
	full: ({ limit }) =>
		`Une équipe compte ${limit} membres et invitations au maximum. Retirez d’abord quelqu’un.`,
	sent: ({ email }) => `Nous avons envoyé une invitation à ${email}. Son lien fonctionne pendant 7 jours.`,
	title: "Inviter un collègue",
	intro:
		"Nous lui envoyons un lien par e-mail. Cette personne rejoint l’équipe avec un compte ayant la même adresse e-mail.",
	button: "Envoyer l’invitation",
	busy: "Envoi...",
	onlyOwner: "Seul le propriétaire invite et retire des membres.",
	archived: "L’hôtel est archivé. Restaurez-le pour inviter des collègues.",
	refused: "L’hôtel n’est pas approuvé. Demandez à nouveau l’approbation pour inviter des collègues.",
	suspended: "L’hôtel est suspendu et ne peut donc pas inviter de collègues.",
	withdrawn: "L’invitation est retirée. Son lien ne fonctionne plus.",
};
