import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const cart: Messages["cart"] = {
	alreadyAdded: ({ quantity, what }) => `Schon in Ihrem Warenkorb: ${quantity} × ${what}.`,
	gone: "Dieses Produkt ist nicht mehr verfügbar.",
	full: ({ most, what }) =>
		`Ihr Warenkorb fasst bis zu ${most} verschiedene Artikel. Entfernen Sie einen, und legen Sie ${what} dann noch einmal hinein.`,
	quantityChanged: ({ what, quantity }) => `${what}: ${quantity} in Ihrem Warenkorb.`,
	soldOut: ({ what }) =>
		`${what} ist ausverkauft. Merken Sie sich den Artikel für später, und sehen Sie bald wieder nach.`,
	notSold: ({ what }) => `${what} ist nicht mehr verfügbar.`,
	removed: ({ what }) => `Aus Ihrem Warenkorb entfernt: ${what}.`,
	savedForLater: ({ what }) => `Für später gemerkt: ${what}.`,
	wishGone: "Dieser Artikel ist nicht mehr auf Ihrem Merkzettel.",
	wishRemoved: ({ what }) => `Von Ihrem Merkzettel entfernt: ${what}.`,
	notices: {
		notSold: "Nicht mehr verfügbar. Ihre Bestellung enthält diesen Artikel nicht.",
		soldOut:
			"Ausverkauft. Ihre Bestellung enthält diesen Artikel nicht: Entfernen Sie ihn, oder merken Sie ihn für später.",
		few: ({ left }) =>
			plural(left, {
				one: `Nur noch ${left} auf Lager. Ändern Sie die Menge auf ${left}.`,
				other: `Nur noch ${left} auf Lager. Ändern Sie die Menge auf höchstens ${left}.`,
			}),
		dearer: ({ was, now }) =>
			`Der Preis ist gestiegen, seit Sie den Artikel hinzugefügt haben: vorher ${was}, jetzt ${now}.`,
		cheaper: ({ was, now }) =>
			`Der Preis ist gesunken, seit Sie den Artikel hinzugefügt haben: vorher ${was}, jetzt ${now}.`,
	},
	goneTitle: "Dieses Produkt ist nicht mehr verfügbar",
	goToCheckout: "Zur Kasse",
	nothingSaved: "Es wurde nichts gemerkt. Wählen Sie ein anderes Produkt im Shop.",
	outOfStock: "Ausverkauft",
	noLongerAvailable: "Nicht mehr verfügbar",
	add: "In den Warenkorb",
	nothingAdded: "Es wurde nichts in Ihren Warenkorb gelegt. Wählen Sie ein anderes Produkt im Shop.",
	nothingToAdd: "Nichts hinzuzufügen",
	view: "Warenkorb ansehen",
	howMany: "Wie viele möchten Sie?",
	each: ({ price }) => <>je {price}</>,
	saveForLater: "Für später merken",
	quantityOf: ({ name }) => `Menge von ${name}`,
	update: ({ name, hidden }) => <>{hidden(`Menge von ${name} `)}Aktualisieren</>,
	enterQuantity: ({ most }) => `Geben Sie eine Menge von 1 bis ${most} ein.`,
	allInCart: ({ left }) => `Nur noch ${left} auf Lager, und schon in Ihrem Warenkorb.`,
	fewerAdded: ({ left }) => `Nur noch ${left} auf Lager. Ihr Warenkorb enthält jetzt ${left}.`,
	mostAdded: ({ most, quantity }) =>
		`Sie können von jedem Artikel bis zu ${most} bestellen. Ihr Warenkorb enthält jetzt ${quantity}.`,
	added: ({ what }) => `In den Warenkorb gelegt: ${what}.`,
	nowInCart: ({ quantity }) => `Sie haben jetzt ${quantity} in Ihrem Warenkorb.`,
	lineGone: "Dieser Artikel ist nicht mehr in Ihrem Warenkorb.",
	merged: "Die Artikel, die Sie vor der Anmeldung hinzugefügt haben, sind jetzt im Warenkorb Ihres Kontos.",
	mergedInPart: ({ most, rest }) =>
		plural(rest, {
			one: `Die Artikel, die Sie vor der Anmeldung hinzugefügt haben, sind jetzt im Warenkorb Ihres Kontos. Ein Warenkorb fasst bis zu ${most} verschiedene Artikel: 1 weiterer steht auf Ihrem Merkzettel.`,
			other: `Die Artikel, die Sie vor der Anmeldung hinzugefügt haben, sind jetzt im Warenkorb Ihres Kontos. Ein Warenkorb fasst bis zu ${most} verschiedene Artikel: ${rest} weitere stehen auf Ihrem Merkzettel.`,
		}),
	chooseFirst: ({ link }) => <>Wählen Sie zuerst ein Produkt im {link("Shop")}.</>,
};
