import type { Messages } from "#messages/en/index.ts";

export const proof: Messages["proof"] = {
	first: "Confirmez d’abord votre identité.",
	wrongPasskey: "La clé d’accès n’a pas été acceptée. Réessayez.",
	title: "Confirmez votre identité",
	download: {
		readyTitle: "Votre fichier est prêt",
		ready: "Il contient des données personnelles. Conservez-le à l’abri des regards.",
		link: "Télécharger le fichier",
		why: "Le fichier que vous souhaitez télécharger contient des données personnelles.",
	},
	busy: "Vérification...",
	profile: "Votre profil",
	choose: "Choisissez un moyen, puis continuez ici.",
	noPassword:
		"Votre compte n’a pas encore de mot de passe. Définissez-en un, connectez-vous avec celui-ci et revenez ici.",
	setPassword: "Définir un mot de passe",
	enter: {
		password: "Saisissez votre mot de passe pour confirmer votre identité.",
		code: "Saisissez votre code pour confirmer votre identité.",
		either: "Saisissez votre mot de passe ou un code pour confirmer votre identité.",
	},
	wrong: {
		password: "Le mot de passe est incorrect. Réessayez.",
		code: "Le code est incorrect. Réessayez.",
		either: "Le mot de passe ou le code est incorrect. Réessayez.",
	},
	hint: {
		password: "Confirmez votre identité.",
		code: "Confirmez votre identité : saisissez un code de votre application d’authentification ou un code de récupération.",
		either:
			"Confirmez votre identité : saisissez votre mot de passe ou un code de votre application d’authentification.",
	},
	label: { password: "Votre mot de passe", code: "Votre code", either: "Votre mot de passe ou un code" },
	byProvider: ({ provider, link }) => (
		<>{link(`Reconnectez-vous avec ${provider}`)} d’abord. Vous reviendrez sur cette page.</>
	),
	orByProvider: ({ provider, link }) => (
		<>Ou {link(`reconnectez-vous avec ${provider}`)} d’abord. Vous reviendrez sur cette page.</>
	),
};
