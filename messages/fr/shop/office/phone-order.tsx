import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const phoneOrder: Messages["phoneOrder"] = {
	alreadyPlaced: "Cette commande a déjà été passée.",
	noItems: "Ajoutez d’abord un article.",
	noAccount: "Aucun compte n’a cette adresse e-mail, ou elle n’est pas confirmée.",
	fewerInStock: "Tout n’est pas en stock dans cette quantité. Vérifiez les quantités.",
	full: ({ most }) => `Une commande peut comporter ${most} articles différents au maximum.`,
	soldOut: ({ what }) => `${what} est en rupture de stock.`,
	onlyLeft: ({ what, left }) => `${what} : plus que ${left} en stock.`,
	most: ({ most }) => `Une commande peut comporter ${most} exemplaires de chaque article au maximum.`,
	added: ({ what }) => `Ajouté : ${what}.`,
	removed: ({ what }) => `Retiré : ${what}.`,
	forAccount: ({ name }) => `Ajouter la commande au compte ${de(name)}`,
	tell: ({ link }) => (
		<>
			Indiquez au client le total et précisez que nos {link("conditions")} s’appliquent avant de passer la
			commande. La confirmation et le moyen de payer lui sont envoyés par e-mail.
		</>
	),
	itemGone: "Cet article n’est plus dans la commande.",
	newOrder: "Nouvelle commande",
	placed: "La commande est passée. Le client reçoit la confirmation par e-mail.",
	emailHint: "Le client y reçoit la confirmation et le suivi de la commande.",
	findAccount: "Trouver le compte",
	looking: "Recherche...",
	accountHint: "Sinon, elle est passée sans compte.",
	lead: "Passez une commande pour un client, par exemple au téléphone.",
	items: "Articles",
};
