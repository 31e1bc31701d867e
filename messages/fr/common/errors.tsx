import type { Messages } from "#messages/en/index.ts";

export const errors: Messages["errors"] = {
	denied: {
		account: ({ path, role }) => `${path} n’est pas accessible au rôle ${role}.`,
		title: "Accès refusé",
		goTo: ({ page }) => `Aller à la page « ${page} »`,
		hotelOwners:
			"Cette page est réservée au propriétaire et aux gérants d’un hôtel. Demandez-leur l’accès si vous en avez besoin.",
		otherRole: ({ count, roles }) =>
			`Cette page est réservée ${count > 1 ? "aux rôles" : "au rôle"} ${roles}.`,
		lead: "Vous n’avez pas les autorisations nécessaires pour afficher cette page. Créez un compte hôtel pour y accéder ou contactez l’assistance.",
	},
	contact: "Nous contacter",
	broken: {
		title: "Une erreur s’est produite.",
		text: "Le problème vient de notre côté. Réessayez dans un instant, ou contactez-nous s’il se reproduit.",
	},
	sendAgain: "Renvoyer",
	unavailable: {
		notDone: "Cette opération n’a pas pu aboutir pour le moment",
		title: "Nous revenons dans un instant",
		sendAgain:
			"Nous rencontrons un problème temporaire. Renvoyez le formulaire dans un instant. Il ne sera traité qu’une seule fois, quel que soit le nombre d’envois.",
		reload:
			"Nous rencontrons un problème temporaire. Rechargez cette page dans un instant pour renvoyer le formulaire. Il ne sera traité qu’une seule fois, quel que soit le nombre d’envois.",
		goBack: "Vous pouvez aussi revenir en arrière : votre saisie est conservée.",
		loading:
			"Cette page ne peut pas être chargée pour le moment. Vos données sont en sécurité. La page réessaie automatiquement toutes les quelques secondes.",
	},
	quoteNumber: "Si vous nous contactez, indiquez ce numéro :",
	signInFirst: ({ link }) => <>{link("Connectez-vous dans un nouvel onglet")}, puis renvoyez-le.</>,
	tryAgain: "Réessayer",
	limit: {
		network: ({ wait }) => `Votre réseau nous a envoyé trop de requêtes. Attendez ${wait}, puis réessayez.`,
		title: "Trop de requêtes",
		minutes: "quelques minutes",
	},
};
