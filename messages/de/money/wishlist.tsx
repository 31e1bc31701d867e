import type { Messages } from "#messages/en/index.ts";

export const wishlist: Messages["wishlist"] = {
	view: "Merkzettel ansehen",
	full: ({ max }) => `Ihr Merkzettel fasst bis zu ${max} Artikel. Entfernen Sie zuerst einen.`,
	title: "Ihr Merkzettel",
	none: {
		text: "Um einen Artikel hinzuzufügen, wählen Sie „Für später merken“ auf seiner Seite oder in Ihrem Warenkorb. Um ein Hotel hinzuzufügen, wählen Sie das Herz beim Hotel.",
		title: "Ihr Merkzettel ist leer",
	},
	products: "Produkte",
	hotels: "Hotels",
	signIn: ({ link }) => (
		<>In diesem Browser gespeichert. {link("Melden Sie sich an")}, um ihn auf allen Ihren Geräten zu sehen.</>
	),
};
