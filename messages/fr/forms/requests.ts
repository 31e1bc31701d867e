import type { Messages } from "#messages/en/index.ts";

export const requests: Messages["requests"] = {
	unreadable: "Cette partie du formulaire est illisible. Rechargez la page et réessayez.",
	again: {
		title: "Renvoyer ce formulaire",
		text: "Votre navigateur ne nous indique pas de quelle page provient le formulaire. Pour votre sécurité, vérifiez que vous souhaitez l’envoyer.",
	},
	tooLarge: {
		title: "Votre formulaire est trop volumineux",
		text: "Un formulaire peut contenir 64 Ko de texte au maximum. Raccourcissez votre texte et renvoyez le formulaire.",
	},
	unsupported: {
		title: "Format de formulaire non pris en charge",
		text: "Ouvrez la page dans un navigateur et envoyez le formulaire depuis celle-ci.",
	},
	saved: ({ name }) => `${name} : modifications enregistrées.`,
	databaseBusy: "La base de données est occupée.",
	unknownError: "Erreur inconnue",
	limit: {
		title: "Trop de tentatives",
		text: ({ wait }) => `Vous avez essayé trop de fois. Réessayez dans ${wait}.`,
	},
	signIn: {
		title: "Connectez-vous pour envoyer ce formulaire",
		kept: {
			all: "Votre session a expiré, rien n’a donc été modifié. Votre saisie est conservée.",
			withoutPasswords:
				"Votre session a expiré, rien n’a donc été modifié. Votre saisie est conservée, sauf vos mots de passe.",
			withoutFiles:
				"Votre session a expiré, rien n’a donc été modifié. Votre saisie est conservée, sauf vos fichiers.",
			withoutBoth:
				"Votre session a expiré, rien n’a donc été modifié. Votre saisie est conservée, sauf vos mots de passe et vos fichiers.",
		},
	},
	noForms: {
		title: "Cette page n’accepte pas de formulaires",
		text: "Revenez en arrière et réessayez depuis le formulaire.",
	},
	trapped: "Un champ masqué a été rempli par erreur. Nous l’avons vidé. Renvoyez le formulaire.",
	fromElsewhere: {
		title: "Ce formulaire n’a pas pu être accepté",
		text: "Pour votre sécurité, rien n’a été modifié. Rouvrez la page et envoyez le formulaire depuis celle-ci.",
	},
	sentBefore:
		"Vous avez déjà envoyé ce formulaire, et en voici le résultat. Les modifications faites depuis n’ont pas été enregistrées. Faites-les ici.",
};
