import type { Messages } from "#messages/en/index.ts";

export const conversations: Messages["conversations"] = {
	kinds: {
		order: "Commande",
		stay: "Séjour",
		move: "Déménagement",
		contact: "Message de contact",
		partner: "Demande de partenariat",
	},
	enterMessage: "Saisissez votre message.",
	chooseAction: "Choisissez « Envoyer le message » ou « Ajouter une note ».",
	theHotel: "L’hôtel",
	you: "Vous",
	tooManyPhotos: ({ max }) => `Un message peut comporter ${max} photos au maximum. Retirez-en.`,
	noteTooEarly: "Envoyez le premier message avant d’ajouter une note.",
	chooseTemplate: "Choisissez un modèle.",
	wait: ({ time }) => `Vous avez envoyé beaucoup de messages. Réessayez dans ${time}.`,
	export: {
		message: "Un message",
		picture: ({ number, time }) => `Photo ${number} du message du ${time}`,
	},
	backToMessages: "Retour à vos messages",
	linkGone: {
		title: "Ce lien ne fonctionne plus",
		text: "La conversation a été supprimée. Écrivez-nous depuis la page de contact.",
	},
	refresh: "Vérifier les nouveaux messages",
	earlier: "Afficher les messages précédents",
	caption: "Messages",
	note: "Note",
	latest: "Afficher les derniers messages",
	attachment: ({ number, count }) => `Pièce jointe ${number} sur ${count}`,
	messages: "Messages",
	template: {
		label: "Modèle de réponse",
		choose: "Choisir un modèle",
		insert: "Insérer",
	},
	morePhotos: "Plus de photos",
	photos: "Photos",
	photosHint: ({ max }) =>
		`${max} au maximum : JPEG, PNG, WebP ou AVIF, 8 Mo maximum par photo. Seuls les participants à cette conversation peuvent les voir.`,
	send: "Envoyer le message",
	addNote: "Ajouter une note",
	notesAreInternal: "Seule votre équipe voit les notes.",
	newMessages: ({ count }) => (count > 1 ? `(${count} nouveaux)` : `(${count} nouveau)`),
	about: {
		order: ({ number }) => `À propos de la commande ${number}`,
		stay: ({ number }) => `À propos du séjour ${number}`,
		move: ({ number }) => `À propos du déménagement ${number}`,
	},
	backTo: {
		order: "Retour à votre commande",
		stay: "Retour à votre séjour",
		move: "Retour à votre déménagement",
	},
};
