import type { Messages } from "#messages/en/index.ts";

export const login: Messages["login"] = {
	title: "Se connecter",
	toContinue: "Connectez-vous pour continuer.",
	email: "E-mail",
	password: "Mot de passe",
	busy: "Connexion...",
	forgot: "Mot de passe oublié ?",
	createAccount: "Créer un compte",
	wrong: "L’e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.",
	wrongPasskey: "La connexion avec une clé d’accès a échoué. Réessayez ou utilisez votre mot de passe.",
	newTo: ({ market }) => `Pas encore de compte ${market} ?`,
	withProvider: ({ provider }) => `Se connecter avec ${provider}`,
	otherOrigin: ({ origin }) =>
		`Les clés d’accès ne fonctionnent que sur ${origin}. Ouvrez-y le site ou utilisez votre mot de passe.`,
	forgotten: {
		lead: "Nous vous enverrons un lien pour en choisir un autre.",
		send: "Envoyer le lien",
		busy: "Envoi...",
		back: "Retour à la connexion",
		sentTitle: "Consultez vos e-mails",
		sent: "S’il existe un compte avec cette adresse, vous recevrez un lien pour choisir un nouveau mot de passe. Le lien fonctionne une fois, pendant 1 heure.",
		noEmail:
			"Pas d’e-mail après quelques minutes ? Vérifiez vos courriers indésirables et l’adresse saisie. Si vous avez demandé un lien au cours des 20 dernières minutes, utilisez celui-là.",
		again: "Réessayer",
	},
};
