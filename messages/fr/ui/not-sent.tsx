import type { Messages } from "#messages/en/index.ts";

export const notSent: Messages["notSent"] = {
	offline:
		"Nous n’avons pas pu envoyer ce formulaire, car cet appareil n’arrive pas à nous joindre. Votre saisie est conservée. Vérifiez votre connexion, puis renvoyez-le.",
	failure:
		"Nous n’avons pas pu envoyer ce formulaire. Le problème vient de notre côté. Votre saisie est conservée. Renvoyez-le dans un instant.",
	tooMany: ({ wait }) =>
		`Nous n’avons pas pu envoyer ce formulaire, car il y a eu trop d’envois. Votre saisie est conservée. Attendez ${wait}, puis renvoyez-le.`,
	session: ({ link }) => (
		<>
			Votre session a expiré. Votre saisie est conservée. {link("Connectez-vous dans un nouvel onglet")}, puis
			renvoyez le formulaire.
		</>
	),
	notConnected: "Aucune connexion à Internet. La page s’ouvrira dès que la connexion sera rétablie.",
	unreached: {
		title: "Pas de connexion",
		text: "Le serveur est injoignable. Cette page s’ouvrira dès que la connexion sera rétablie.",
	},
};
