import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const teamMail: Messages["teamMail"] = {
	invitation: {
		subject: ({ hotel }) => `Rejoignez l’équipe ${hotel}`,
		text: ({ inviter, hotel, market }) => `${inviter} vous invite à travailler pour ${hotel} sur ${market}.`,
		role: ({ role, may }) => `Votre rôle : ${role}. ${may}`,
		works:
			"Vous pouvez utiliser le lien une fois, sous 7 jours. Si vous ne connaissez pas l’hôtel, ignorez cet e-mail.",
		open: "Ouvrir l’invitation",
	},
	removed: {
		subject: ({ hotel }) => `Vous ne faites plus partie de l’équipe ${hotel}`,
		text: ({ hotel }) =>
			`Vous ne pouvez plus ouvrir les réservations et les pages ${de(hotel)}. Votre compte est conservé.`,
		open: "Ouvrir votre compte",
	},
	joined: {
		subject: ({ colleague, hotel }) => `${colleague} a rejoint l’équipe ${hotel}`,
		text: ({ colleague, email, hotel }) =>
			`${colleague} (${email}) a accepté l’invitation à rejoindre l’équipe ${hotel}.`,
		role: ({ role, may }) => `Son rôle : ${role}. ${may}`,
		change: "Vous pouvez modifier ce rôle ou retirer cette personne de l’équipe à tout moment.",
		open: "Ouvrir l’équipe",
	},
};
