import type { Messages } from "#messages/en/index.ts";

export const changeEmail: Messages["changeEmail"] = {
	sent: ({ email }) => `Nous avons envoyé un lien de confirmation à ${email}. Il fonctionne pendant 7 jours.`,
	isConfirmed: "Votre e-mail est déjà confirmé.",
	title: "Modifier votre e-mail",
	own: "C’est déjà votre e-mail.",
	taken: "Un autre compte utilise cet e-mail. Saisissez-en un autre.",
	asked: ({ newEmail }) =>
		`Nous avons envoyé un lien à ${newEmail}. Ouvrez-le sous 24 heures pour confirmer la modification. D’ici là, votre e-mail reste le même.`,
	lead: ({ email }) =>
		`Votre e-mail actuel est ${email}. Nous enverrons un lien à la nouvelle adresse. La modification prend effet lorsque vous l’ouvrez.`,
	new: "Nouvel e-mail",
	current: "Mot de passe actuel",
	button: "Envoyer le lien",
};
