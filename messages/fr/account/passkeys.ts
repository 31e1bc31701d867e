import type { Messages } from "#messages/en/index.ts";

export const passkeys: Messages["passkeys"] = {
	enterName: "Saisissez un nom.",
	title: "Clés d’accès",
	add: {
		title: "Ajouter une clé d’accès",
		full: ({ maxPasskeys }) =>
			`Vous pouvez avoir ${maxPasskeys} clés d’accès au maximum. Supprimez-en une d’abord.`,
		taken: "Cette clé d’accès appartient à un autre compte. Ajoutez-en une autre.",
		answered: "Ce formulaire a déjà été envoyé. Ajoutez à nouveau la clé d’accès.",
		otherOrigin: ({ origin }) => `Les clés d’accès ne fonctionnent que sur ${origin}. Ouvrez-y cette page.`,
		wrong:
			"La clé d’accès n’a pas pu être vérifiée, ou cela a pris plus de 10 minutes. Ajoutez-la à nouveau.",
		turnOnScripts: "L’ajout d’une clé d’accès nécessite JavaScript. Activez-le et réessayez.",
		done: "La clé d’accès est ajoutée.",
		lead: "Votre appareil vous demande votre empreinte digitale, votre visage ou le verrouillage de l’écran. Rien de tout cela ne nous est transmis.",
		needsScripts: "L’ajout d’une clé d’accès nécessite JavaScript.",
	},
	remove: {
		title: "Supprimer une clé d’accès",
		shorter: "Saisissez un mot de passe plus court.",
		done: "La clé d’accès est supprimée.",
		question: "Supprimer cette clé d’accès ?",
		button: "Supprimer la clé d’accès",
		lead: ({ name }) =>
			`${name} ne vous connecte plus. Supprimez-la aussi sur votre appareil : votre navigateur peut la proposer d’ici là.`,
		link: "Supprimer…",
	},
	rename: {
		title: "Renommer une clé d’accès",
		done: "La clé d’accès est renommée.",
		hint: "Par exemple l’appareil sur lequel elle se trouve.",
		button: "Enregistrer le nom",
		link: "Renommer",
	},
	lead: "Connectez-vous avec votre empreinte digitale, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe et d’un code.",
	full: ({ maxPasskeys }) =>
		`Vous avez ${maxPasskeys} clés d’accès, le maximum pour un compte. Supprimez-en une pour en ajouter une autre.`,
	synced: "Synchronisée avec vos autres appareils",
	oneDevice: "Sur un seul appareil",
	lastUsed: ({ used }) => `dernière utilisation : ${used}`,
	notUsed: "pas encore utilisée",
	added: ({ date }) => `Ajoutée le ${date}`,
	script: {
		signIn: {
			label: "Se connecter avec une clé d’accès",
			failed: "La clé d’accès n’a pas été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.",
		},
		add: {
			busy: "Ajout...",
			unknown:
				"Ce navigateur ne peut pas créer de clé d’accès ici. Utilisez-en un plus récent, ou un autre appareil.",
			taken: "Cet appareil a déjà une clé d’accès pour votre compte.",
			failed: "La clé d’accès n’a pas été créée. Réessayez, ou utilisez un autre appareil.",
		},
		confirm: {
			label: "Utiliser une clé d’accès",
			done: "Votre clé d’accès confirme votre identité. Continuez avec le bouton de ce formulaire.",
			failed: "La clé d’accès n’a pas été utilisée. Réessayez, ou confirmez d’une autre manière.",
		},
	},
};
