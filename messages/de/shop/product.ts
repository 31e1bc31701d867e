import type { Messages } from "#messages/en/index.ts";

export const product: Messages["product"] = {
	stock: { soldOut: "Ausverkauft", left: ({ left }) => `Nur noch ${left}`, inStock: "Auf Lager" },
	returns: ({ days }) => `Rückgabe innerhalb von ${days} Tagen nach Lieferung. Ohne Angabe von Gründen.`,
	soldOutOption: "(ausverkauft)",
	outOfStock: "Ausverkauft",
	noReviews: "Noch keine Bewertungen. Sie können eine schreiben, wenn Ihre Bestellung angekommen ist.",
	goesWellWith: "Passt gut dazu",
	youMayAlsoLike: "Das könnte Ihnen auch gefallen",
	recentlyViewed: "Zuletzt angesehen",
	sizeGuide: "Größentabelle",
};
