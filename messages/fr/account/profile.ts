import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const profile: Messages["profile"] = {
	password: {
		needed:
			"Votre compte n’a pas encore de mot de passe. Définissez-en un d’abord : il confirme votre identité.",
		set: "Définir un mot de passe",
		enterCurrent: "Saisissez votre mot de passe actuel.",
		wrong: "Le mot de passe actuel est incorrect. Réessayez.",
		title: "Modifier votre mot de passe",
		lead: "Cet appareil restera connecté et tous les autres seront déconnectés.",
		current: "Mot de passe actuel",
		new: "Nouveau mot de passe",
		button: "Modifier le mot de passe",
		busy: "Modification...",
		setLead: ({ email }) =>
			`Vous n’en avez pas encore. Nous enverrons un lien à ${email} : ouvrez-le dans l’heure et choisissez un mot de passe. Tous vos appareils seront déconnectés et vous devrez vous reconnecter.`,
		sendLink: "M’envoyer un lien",
		hidden: "Masqué",
		none: "Non défini",
		done: "Votre mot de passe a été modifié.",
		doneElsewhere: ({ count }) =>
			plural(count, {
				one: "Votre mot de passe a été modifié. 1 autre appareil a été déconnecté.",
				other: `Votre mot de passe a été modifié. ${count} autres appareils ont été déconnectés.`,
			}),
	},
	picture: {
		choose: "Choisissez une photo.",
		removed: "Votre photo a été supprimée.",
		title: "Photo de profil",
		updated: "Votre photo a été mise à jour.",
		lead: "Affichée dans votre menu. Nous la recadrons en carré et supprimons les données de localisation.",
		you: "Vous",
		remove: "Supprimer la photo",
		new: "Nouvelle photo",
		one: "Photo",
		hint: "JPEG, PNG, WebP ou AVIF, 8 Mo maximum",
		upload: "Envoyer la photo",
		uploading: "Envoi...",
		change: "Modifier la photo",
		add: "Ajouter une photo",
		shown: "Affichée dans votre menu",
	},
	name: {
		title: "Modifier votre nom",
		done: ({ name }) => `Votre nom est maintenant ${name}.`,
		lead: "Le nom que nous et vos hôtes utilisons.",
		button: "Enregistrer le nom",
		change: "Modifier le nom",
	},
	language: {
		label: "Langue de vos e-mails",
		title: "Modifier la langue de vos e-mails",
		lead: "Les e-mails sur votre compte, et ceux que vous recevez en tant que membre du personnel, sont dans cette langue. Les e-mails sur vos commandes et réservations restent dans la langue dans laquelle vous les avez faites.",
		button: "Enregistrer la langue",
		change: "Modifier la langue",
		done: ({ language }) => `La langue des e-mails sur votre compte est désormais : ${language}.`,
	},
	title: "Votre profil",
	since: ({ since }) => `Membre depuis le ${since}`,
	about: "À propos de vous",
	notAdded: "Non renseigné",
	addresses: {
		hint: "Utilisées lors de la commande",
		title: "Adresses",
		manage: "Gérer les adresses",
	},
	messages: {
		hint: "Sur vos réservations, et ce que vous nous avez envoyé",
		title: "Messages",
		view: "Voir les messages",
	},
	security: "Connexion et sécurité",
	email: {
		change: "Modifier l’e-mail",
		confirmed: "Confirmé",
		unconfirmed: "Pas encore confirmé",
		resend: "Renvoyer l’e-mail de confirmation",
	},
	twoStep: {
		manage: "Gérer la connexion en deux étapes",
		off: "Désactivée",
	},
	passkeys: {
		manage: "Gérer les clés d’accès",
		count: ({ count }) => plural(count, { one: "1 clé d’accès", other: `${count} clés d’accès` }),
	},
	linked: {
		title: ({ name }) => `Connexion avec ${name}`,
		unlink: ({ name }) => `Dissocier ${name}…`,
		yes: "Associé",
		no: ({ name }) =>
			`Non associé. L’association se fait lorsque vous vous connectez avec ${name} et la même adresse e-mail.`,
	},
	devices: {
		title: "Appareils",
		manage: "Gérer les appareils",
		signedIn: ({ count }) =>
			plural(count, {
				one: "Session ouverte sur cet appareil uniquement",
				other: `Session ouverte sur ${count} appareils`,
			}),
	},
	data: {
		title: "Vos données",
		exportHint: "Un fichier ZIP avec toutes vos données et les photos que vous avez envoyées",
		export: "Export",
		download: "Télécharger",
		deleteHint: "Supprimer définitivement votre compte et vos données personnelles",
		delete: "Suppression du compte",
		deleteLink: "Supprimer le compte…",
	},
};
