import type { Messages } from "#messages/en/index.ts";

export const restock: Messages["restock"] = {
	confirmMail: {
		subject: ({ product }) => `Confirmez votre demande : ${product}`,
		question: ({ what }) =>
			`Souhaitez-vous recevoir un e-mail dès le retour en stock de ce produit : ${what} ?`,
		after:
			"Le lien fonctionne pendant 24 heures. Si vous n’avez rien demandé, ignorez cet e-mail : nous n’enregistrons rien.",
	},
	yes: "Oui, m’avertir par e-mail",
	mail: {
		subject: ({ product }) => `${product} est de retour en stock`,
		intro: ({ what }) =>
			`Vous nous avez demandé de vous avertir : ${what} est de retour en stock. Nous ne pouvons pas le réserver pour vous, et le stock peut s’épuiser à nouveau.`,
		after:
			"Votre demande est terminée. Pour recevoir un nouvel e-mail, refaites-la lorsque le produit sera en rupture de stock.",
		stop: "Ne plus recevoir d’e-mails de retour en stock",
	},
	view: "Voir le produit",
	requested: ({ what }) => `Nous vous enverrons un e-mail dès le retour en stock de ce produit : ${what}.`,
	inStock: ({ what }) => `${what} est de retour en stock.`,
	title: "M’avertir du retour en stock",
	deadLink: "Un lien fonctionne pendant 24 heures, tant que le produit est en boutique.",
	confirmTitle: ({ what }) => `Recevoir un e-mail dès le retour en stock : ${what} ?`,
	inStockTitle: ({ what }) => `${what} est de retour en stock`,
	confirmText: ({ email }) =>
		`Nous envoyons un seul e-mail à ${email} dès que des unités sont disponibles. Votre demande est ensuite supprimée, au plus tard au bout de six mois.`,
	checkEmail: ({ email }) => `Consultez vos e-mails : confirmez avec le lien envoyé à ${email}.`,
	requestsTitle: "E-mails de retour en stock",
	stopped: "Vous ne recevrez plus d’e-mails de retour en stock pour ces produits.",
	deadRequestsLink: "Vérifiez que vous avez ouvert le lien complet de notre e-mail.",
	emptyTitle: "Vous n’attendez aucun produit",
	emptyText:
		"Lorsqu’un produit est en rupture de stock, sa page comporte un bouton pour recevoir un e-mail dès son retour.",
	stopTitle: "Arrêter les e-mails de retour en stock ?",
	stopText: "Nous vous envoyons un seul e-mail lorsqu’un de ces produits est de retour en stock :",
	more: ({ count }) => `${count} de plus`,
	stop: "Arrêter ces e-mails",
	seeAll: "Voir tous les produits attendus",
};
