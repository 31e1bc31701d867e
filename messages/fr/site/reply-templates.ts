import type { Messages } from "#messages/en/index.ts";

export const replyTemplates: Messages["replyTemplates"] = {
	delete: {
		title: "Supprimer le modèle de réponse",
		done: "Le modèle de réponse est supprimé.",
		question: ({ name }) => `Supprimer ${name} ?`,
		lead: "Les messages envoyés avec ce modèle sont conservés. Cette action est irréversible.",
	},
	title: "Modèles de réponse",
	one: "Modèle de réponse",
	nameTaken: "Un autre modèle de réponse porte ce nom. Saisissez-en un autre.",
	full: ({ max }) => `Il y a déjà ${max} modèles de réponse. Supprimez-en un avant d’en ajouter un autre.`,
	text: "Texte",
	nameHint: "Seuls vous et vos collègues le voyez.",
	lead: "Des réponses à insérer dans un message, où le nom du client et le numéro sont complétés automatiquement.",
	none: "Rédigez une réponse une fois, et insérez-la dans n’importe quelle conversation.",
	actions: ({ name }) => `Actions pour ${name}`,
	enterName: "Saisissez un nom.",
	enterText: "Saisissez le texte.",
	theText: "Le texte",
	noHotels: "Vous n’avez pas encore d’hôtel. Les modèles de réponse appartiennent à un hôtel.",
	textHint:
		"{name} devient le nom du client, et {number} le numéro de la commande, du séjour ou du déménagement.",
};
