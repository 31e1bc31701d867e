import type { Messages } from "#messages/en/index.ts";

export const inbox: Messages["inbox"] = {
	states: {
		open: "Ouvertes",
		closed: "Fermées",
		all: "Ouvertes et fermées",
	},
	assigned: {
		me: "Moi",
		nobody: "Personne",
	},
	waiting: {
		unread: "Non lues",
		unanswered: "Sans réponse",
	},
	answeredBy: {
		us: "Nous",
		hotels: "Hôtels",
	},
	views: {
		unanswered: "Sans réponse",
		mine: "Attribuées à moi",
		open: "Ouvertes",
	},
	assign: {
		choose: "Choisissez à qui attribuer la conversation.",
		nobody: "La conversation n’est plus attribuée.",
		done: "La conversation est attribuée.",
		me: ({ name }) => `${name} (moi)`,
		toMe: "Me l’attribuer",
		busy: "Attribution...",
		label: "Attribuée à",
		button: "Attribuer",
	},
	back: "Retour à la boîte de réception",
	times: ({ clock }) => `· Heures : ${clock}`,
	noMessages: "Aucun message pour l’instant. Votre message ouvre la conversation.",
	messageTo: ({ name }) => `Message à ${name}`,
	emailed: ({ email }) => `Nous l’envoyons aussi par e-mail à ${email}.`,
	noEmail:
		"Nous n’avons pas d’adresse e-mail pour cette personne, elle ne peut donc le lire que sur le site.",
	title: "Boîte de réception",
	noMatchText: "Aucune conversation ne correspond à ces filtres.",
	none: {
		title: "Aucune conversation ouverte",
		hotel: "Les messages des clients de vos hôtels apparaissent ici.",
		staff:
			"Les messages des clients sur les commandes, séjours et déménagements, ceux de la page de contact et les demandes de partenariat apparaissent ici.",
		filtered: "Aucune conversation ne correspond à ces filtres",
	},
	noneSelected: {
		text: "Sélectionnez-en une dans la liste pour la lire et y répondre.",
		title: "Aucune conversation sélectionnée",
	},
	templates: "Modèles de réponse",
	state: {
		outdated: "Rouvrez la conversation et appuyez sur le bouton.",
		closed: "La conversation est fermée.",
		open: "La conversation est ouverte.",
		newMessage: "Il y a un nouveau message. Lisez-le avant de fermer la conversation.",
		reopenButton: "Rouvrir la conversation",
		closeButton: "Fermer la conversation",
		reopensToo: "Elle se rouvre aussi lorsque quelqu’un écrit.",
		reopens: "Elle se rouvre lorsque quelqu’un écrit.",
	},
	contact: "Coordonnées",
	conversation: "Conversation",
	caption: "Conversations",
	unread: ({ count }) => (count > 1 ? `${count} non lus` : `${count} non lu`),
	answered: "Répondu",
	anyone: "Tout le monde",
	waitingLabel: "En attente",
	answeredByLabel: "Répondu par",
	about: "À propos de",
	search: "Nom, e-mail ou numéro",
	pageTitle: ({ name }) => `${name} – Boîte de réception`,
	view: {
		order: "Voir la commande",
		stay: "Voir le séjour",
		move: "Voir le déménagement",
	},
};
