import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const checkout: Messages["checkout"] = {
	changes: {
		price: ({ what, now, was }) => `${what} coûte maintenant ${now} (au lieu de ${was}).`,
		fewer: ({ what, now, was }) =>
			`${what} : plus que ${now} en stock. Votre commande en comprend ${now} au lieu de ${was}.`,
		quantity: ({ what, now, was }) =>
			`${what} : votre panier en contient maintenant ${now} (au lieu de ${was}).`,
		gone: ({ what }) => `${what} n’est plus disponible et ne fait pas partie de cette commande.`,
		removed: "Un article a été retiré de votre panier entre-temps.",
		added: ({ what, quantity, now }) => `${what} a été ajouté à votre panier : ${quantity} à ${now} l’unité.`,
		delivery: ({ now, was }) => `La livraison coûte maintenant ${now} (au lieu de ${was}).`,
		taxAdded: ({ now }) => `Une taxe de ${now} a été ajoutée.`,
		tax: ({ now, was }) => `La taxe s’élève maintenant à ${now} (au lieu de ${was}).`,
		total: ({ now, was }) => `Le total s’élève maintenant à ${now} (au lieu de ${was}).`,
	},
	choosePayment: "Choisissez un moyen de paiement.",
	title: "Panier et commande",
	alreadyPlaced: "Cette commande a déjà été passée.",
	updating: "Mise à jour...",
	contact: "Coordonnées",
	emailHint: "Nous y envoyons la confirmation et le suivi de votre commande.",
	saveAddress: "Enregistrer cette adresse dans mon compte",
	deliveryAddress: "Adresse de livraison",
	updateTotals: "Actualiser le total",
	delivery: "Livraison",
	paymentMethod: "Moyen de paiement",
	orderNote: "Note pour la commande",
	noteHint: "Par exemple le code du portail ou une heure qui vous convient. 1 000 caractères maximum.",
	taxNumberHint: "Pour les entreprises. Il figure sur la facture.",
	taxNumberRule: ({ country }) =>
		`Ce numéro fiscal n’existe pas (${country}). Vérifiez-le ou laissez le champ vide.`,
	noDelivery: ({ country }) =>
		`Nous ne livrons pas encore vers ce pays : ${country}. Choisissez-en un autre, puis actualisez le total.`,
	deliveryTo: ({ country }) => `Livraison : ${country}`,
	otherAddress: "Utiliser une autre adresse enregistrée",
	emptyTitle: "Votre panier est vide",
	browse: "Parcourir la boutique",
	reviewChanges: "Vérifiez ces changements avant de commander",
	wishlist: "Votre liste d’envies",
	summaryTitle: "Récapitulatif de la commande",
	summaryName: "récapitulatif de la commande",
	agreeAndPlace: "Accepter, commander et payer",
	place: "Commander et payer",
	placing: "Envoi de votre commande...",
	subtotal: "Sous-total",
	deliveryBy: ({ name }) => `Livraison, ${name}`,
	earlierTotal: "Ce total correspond à vos choix précédents. Vous verrez le total actuel avant de commander.",
	totalBeforeTax: "Total hors taxes",
	chooseRegion: ({ region }) => `À choisir d’abord : ${region}`,
	tax: "Taxes",
	taxWithin: ({ amount, name, percent }) => `Ces prix comprennent ${amount} ${de(name)} (${percent}).`,
	noCode: "Aucun code de réduction appliqué.",
	discountCode: "Code de réduction",
	codeApplied: ({ code, amount }) => `Code ${code} appliqué : −${amount}.`,
	freeFrom: ({ amount }) => `Gratuite à partir de ${amount}.`,
	chooseDelivery: "Choisissez un mode de livraison.",
	noteName: "Une note",
	refusals: {
		nothing_to_order: "Les articles de votre panier ne sont plus disponibles. Choisissez d’autres produits.",
		nothing_stored: "Nous n’avons pas pu enregistrer votre commande. Réessayez.",
		no_delivery: "Ce mode de livraison n’est pas disponible pour votre adresse. Choisissez-en un autre.",
		not_chargeable:
			"Ce total ne peut pas être payé en ligne, car son dernier chiffre n’est pas 0. Choisissez un autre moyen de paiement.",
		too_many:
			"Trop de commandes ont été passées avec cette adresse e-mail. Attendez une heure ou contactez-nous.",
	},
	afterRegion: ({ region }) => `Une fois ce champ rempli (${region}), actualisez le total.`,
	afterCountryOrRegion: ({ region }) =>
		`Si vous choisissez un autre pays ou modifiez ce champ (${region}), actualisez le total.`,
	haveAccount: ({ link }) => <>Vous avez un compte ? {link("Connectez-vous")}</>,
	changeCountry: ({ hidden }) => <>Modifier{hidden(" le pays")}</>,
	updateDelivery: ({ hidden }) => <>Actualiser le total{hidden(" avec cette livraison")}</>,
	deliverHere: "Livrer à cette adresse",
	agree: ({ link }) => (
		<>
			En passant commande, vous acceptez nos {link("conditions")}. Vous pouvez annuler tant que nous n’avons
			pas préparé votre commande.
		</>
	),
	emptyText: ({ link }) => (
		<>
			Les articles que vous ajoutez restent ici, même si vous fermez le navigateur. Vous venez de commander ?{" "}
			{link("Voir votre commande")}.
		</>
	),
	notOrdered: ({ link }) => (
		<>
			Vous n’avez pas encore commandé. Pour continuer, {link("vérifiez le nouveau total")} et passez la
			commande, ou modifiez votre panier.
		</>
	),
	cartTitle: ({ count }) =>
		plural(count, { one: `Votre panier : ${count} article`, other: `Votre panier : ${count} articles` }),
	removedByMistake: "Retiré par erreur ?",
	beforeTax: ({ amount }) => `${amount} hors taxes`,
	shownBeforeTax: ({ amount }) => <>{amount} hors taxes</>,
	totalIs: ({ total }) => `Total : ${total}`,
	discountBy: ({ code }) => `Réduction ${code}`,
	apply: ({ hidden }) => <>Appliquer{hidden(" le code")}</>,
};
