import type { Messages } from "#messages/en/index.ts";

export const mailList: Messages["mailList"] = {
	title: "E-mails",
	to: "À",
	subject: "Objet",
	created: "Création",
	noServer:
		"Aucun serveur de messagerie n’est configuré, ces e-mails n’ont donc pas été envoyés. Lisez-les ici et transmettez ce qui est urgent.",
	none: {
		text: "Un e-mail apparaît ici lorsque quelqu’un s’inscrit, réinitialise un mot de passe, passe une commande ou effectue une réservation.",
		title: "Aucun e-mail pour l’instant",
		link: "Demander un e-mail de réinitialisation du mot de passe",
	},
	caption: "E-mails, les plus récents d’abord",
	one: "E-mail",
	all: "Tous les e-mails",
	toAt: ({ address, time }) => `À ${address}, créé le ${time}`,
	states: {
		folder: "Enregistré dans un dossier",
		failed: "Échec",
		retrying: "Nouvelle tentative",
		waiting: "En attente",
	},
};
