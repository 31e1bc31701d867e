import type { Messages } from "#messages/en/index.ts";

export const returnRequest: Messages["returnRequest"] = {
	quantityHint: ({ left, quantity, paid }) =>
		`Quantité (${left} max.). Vous en avez commandé ${quantity} pour ${paid}.`,
	fromOrder: ({ number }) => (
		<>De la commande {number}. Nous répondons par e-mail avec l’adresse de retour.</>
	),
	returnItems: "Retourner des articles",
	requested: "Nous avons reçu votre demande et vous répondrons bientôt.",
	getBack: "Montant remboursé",
	showAmount: "Afficher le montant",
	refundRule:
		"Nous remboursons ce que vous avez payé pour les articles, réductions déduites. Si vous retournez toute la commande, nous remboursons aussi la livraison.",
	why: "Pourquoi ?",
	wrong: "Quel est le problème ?",
	problemHint: "Obligatoire si l’article pose un problème.",
	goBack: "Revenir",
	requestReturn: "Demander le retour",
};
