import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const accountMails: Messages["accountMails"] = {
	newPasswordLink: "Choisir un nouveau mot de passe",
	verify: {
		subject: "Confirmez votre adresse e-mail",
		body: ({ email }) =>
			`Confirmez que l’adresse ${email} est la vôtre. Les réservations effectuées avec cette adresse sans compte seront alors ajoutées à votre compte.`,
		link: "Confirmer l’adresse e-mail",
		expires: ({ market }) =>
			`Le lien fonctionne une fois et expire au bout de 7 jours. Si vous n’avez pas de compte ${market}, ignorez cet e-mail.`,
	},
	reset: {
		subject: "Réinitialisez votre mot de passe",
		body: ({ market }) =>
			`Nous avons reçu une demande de réinitialisation du mot de passe de votre compte ${market}.`,
		expires:
			"Le lien fonctionne une fois et expire au bout d’une heure. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.",
	},
	passwordChanged: {
		subject: "Votre mot de passe a été modifié",
		body: ({ market }) =>
			`Le mot de passe de votre compte ${market} a été modifié, et vos autres appareils ont été déconnectés.`,
		passkeys:
			"Vos clés d’accès vous connectent comme avant. Si l’une d’elles n’est pas la vôtre, supprimez-la dans votre profil.",
		warning:
			"Si vous n’êtes pas à l’origine de cette modification, choisissez un nouveau mot de passe maintenant.",
		passkeysLabel: "Clés d’accès",
	},
	passkeysLink: "Vérifier vos clés d’accès",
	passkeyAdded: {
		subject: "Une clé d’accès a été ajoutée à votre compte",
		body: ({ market }) =>
			`Désormais, cette clé d’accès vous connecte à votre compte ${market} sans mot de passe.`,
		warning: "Si vous ne l’avez pas ajoutée, supprimez-la et choisissez un nouveau mot de passe maintenant.",
	},
	passkey: "Clé d’accès",
	passkeyRemoved: {
		subject: "Une clé d’accès a été supprimée de votre compte",
		body: ({ market }) => `Cette clé d’accès ne permet plus de se connecter à votre compte ${market}.`,
		warning:
			"Si vous ne l’avez pas supprimée, choisissez un nouveau mot de passe maintenant et vérifiez vos autres clés d’accès.",
	},
	newEmail: {
		subject: "Confirmez votre nouvelle adresse e-mail",
		body: ({ market, email }) =>
			`Confirmez que votre compte ${market} doit utiliser ${email}. D’ici là, il conserve son adresse e-mail actuelle.`,
		link: "Confirmer la nouvelle adresse e-mail",
		expires:
			"Le lien fonctionne une fois et expire au bout de 24 heures. Si vous n’avez rien demandé, ignorez cet e-mail.",
	},
	emailChanging: {
		subject: "Votre adresse e-mail est sur le point de changer",
		body: ({ market }) =>
			`Nous avons reçu une demande de modification de l’adresse e-mail de votre compte ${market}. Elle change dès que la nouvelle adresse est confirmée.`,
		warning:
			"Si vous n’avez rien demandé, choisissez un nouveau mot de passe maintenant. Cela annule aussi la modification.",
	},
	newEmailLabel: "Nouvelle adresse e-mail",
	emailChanged: {
		subject: "Votre adresse e-mail a été modifiée",
		body: ({ market }) =>
			`L’adresse e-mail de votre compte ${market} a été modifiée. Vous ne pouvez plus vous connecter avec celle-ci.`,
		warning: "Si vous n’êtes pas à l’origine de cette modification, contactez-nous maintenant.",
		contact: "Nous contacter",
	},
	newDevice: {
		subject: "Nouvelle connexion à votre compte",
		body: ({ market }) => `Quelqu’un s’est connecté à votre compte ${market} depuis un nouveau navigateur.`,
		warning:
			"Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant. Tous les appareils seront déconnectés.",
		browser: "Navigateur",
	},
	linked: {
		subject: ({ provider }) => `Vous pouvez vous connecter avec ${provider}`,
		body: ({ market, provider }) =>
			`Votre compte ${market} est associé au compte ${provider} ayant la même adresse e-mail. Vous pouvez désormais vous connecter avec l’un ou l’autre.`,
		warning: "Si ce n’était pas vous, dissociez-le dans votre profil et choisissez un nouveau mot de passe.",
		link: "Ouvrir votre profil",
	},
	settingsLink: "Vérifier vos paramètres de connexion",
	twoStepOn: {
		subject: "La connexion en deux étapes est activée",
		body: ({ market }) =>
			`Désormais, votre compte ${market} demande un code de votre application d’authentification lors de la connexion.`,
		warning:
			"Si vous ne l’avez pas activée, choisissez un nouveau mot de passe maintenant et contactez-nous.",
	},
	twoStepOff: {
		subject: "La connexion en deux étapes est désactivée",
		byYou: ({ market }) => `Votre compte ${market} ne demande plus de code lors de la connexion.`,
		byAdmin: ({ market }) =>
			`Un administrateur a désactivé la connexion en deux étapes de votre compte ${market}. Il ne demande plus de code lors de la connexion.`,
		warning:
			"Si vous ne l’avez pas demandé, choisissez un nouveau mot de passe maintenant et réactivez la connexion en deux étapes.",
	},
	recoveryCode: {
		subject: "Un code de récupération a été utilisé",
		warning:
			"Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant. Tous les appareils seront déconnectés.",
		body: ({ market, left }) =>
			`Quelqu’un a utilisé un code de récupération de votre compte ${market} au lieu d’un code de votre application. Il vous reste ${plural(left, { one: `${left} code de récupération`, other: `${left} codes de récupération` })}.`,
	},
	wrongCodes: {
		subject: "Codes incorrects à la connexion",
		body: ({ market }) =>
			`Quelqu’un a saisi le mot de passe de votre compte ${market}, puis des codes incorrects. La connexion a échoué.`,
		warning: "Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant.",
	},
};
