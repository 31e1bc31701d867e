import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const cart: Messages["cart"] = {
	alreadyAdded: ({ quantity, what }) => `Déjà dans votre panier : ${quantity} × ${what}.`,
	gone: "Ce produit n’est plus disponible.",
	full: ({ most, what }) =>
		`Votre panier peut contenir ${most} articles différents au maximum. Retirez-en un, puis ajoutez à nouveau ${what}.`,
	quantityChanged: ({ what, quantity }) => `${what} : ${quantity} dans votre panier.`,
	soldOut: ({ what }) => `${what} est en rupture de stock. Mettez-le de côté et revenez bientôt.`,
	notSold: ({ what }) => `${what} n’est plus disponible.`,
	removed: ({ what }) => `Retiré de votre panier : ${what}.`,
	savedForLater: ({ what }) => `Mis de côté : ${what}.`,
	wishGone: "Cet article n’est plus dans votre liste d’envies.",
	wishRemoved: ({ what }) => `Retiré de votre liste d’envies : ${what}.`,
	notices: {
		notSold: "N’est plus disponible. Cet article ne fera pas partie de votre commande.",
		soldOut:
			"En rupture de stock. Cet article ne fera pas partie de votre commande : retirez-le ou mettez-le de côté.",
		few: ({ left }) =>
			plural(left, {
				one: `Plus que ${left} en stock. Choisissez une quantité de ${left}.`,
				other: `Plus que ${left} en stock. Choisissez une quantité de ${left} ou moins.`,
			}),
		dearer: ({ was, now }) =>
			`Le prix a augmenté depuis que vous l’avez ajouté : il était de ${was}, il est maintenant de ${now}.`,
		cheaper: ({ was, now }) =>
			`Le prix a baissé depuis que vous l’avez ajouté : il était de ${was}, il est maintenant de ${now}.`,
	},
	goneTitle: "Ce produit n’est plus disponible",
	goToCheckout: "Passer la commande",
	nothingSaved: "Rien n’a été enregistré. Choisissez un autre produit dans la boutique.",
	outOfStock: "En rupture de stock",
	noLongerAvailable: "N’est plus disponible",
	add: "Ajouter au panier",
	nothingAdded: "Rien n’a été ajouté à votre panier. Choisissez un autre produit dans la boutique.",
	nothingToAdd: "Rien à ajouter",
	view: "Voir le panier",
	howMany: "Combien en voulez-vous ?",
	each: ({ price }) => <>{price} l’unité</>,
	saveForLater: "Mettre de côté",
	quantityOf: ({ name }) => `Quantité : ${name}`,
	update: ({ name, hidden }) => <>Actualiser{hidden(` la quantité ${de(name)}`)}</>,
	enterQuantity: ({ most }) => `Saisissez une quantité de 1 à ${most}.`,
	allInCart: ({ left }) => `Plus que ${left} en stock, déjà dans votre panier.`,
	fewerAdded: ({ left }) => `Plus que ${left} en stock. Votre panier en contient maintenant ${left}.`,
	mostAdded: ({ most, quantity }) =>
		`Vous pouvez commander chaque article en ${most} exemplaires au maximum. Votre panier en contient maintenant ${quantity}.`,
	added: ({ what }) => `Ajouté à votre panier : ${what}.`,
	nowInCart: ({ quantity }) => `Vous en avez maintenant ${quantity} dans votre panier.`,
	lineGone: "Cet article n’est plus dans votre panier.",
	merged:
		"Les articles que vous avez ajoutés avant de vous connecter sont maintenant dans le panier de votre compte.",
	mergedInPart: ({ most, rest }) =>
		plural(rest, {
			one: `Les articles que vous avez ajoutés avant de vous connecter sont maintenant dans le panier de votre compte. Un panier peut contenir ${most} articles différents au maximum : 1 autre est dans votre liste d’envies.`,
			other: `Les articles que vous avez ajoutés avant de vous connecter sont maintenant dans le panier de votre compte. Un panier peut contenir ${most} articles différents au maximum : ${rest} autres sont dans votre liste d’envies.`,
		}),
	chooseFirst: ({ link }) => <>Choisissez d’abord un produit dans la {link("boutique")}.</>,
};
