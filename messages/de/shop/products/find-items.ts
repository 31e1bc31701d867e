import type { Messages } from "#messages/en/index.ts";

export const findItems: Messages["findItems"] = {
	left: ({ count }) => `${count} auf Lager`,
	findSkuName: "Nach SKU oder Name suchen",
	find: "Suchen",
	noItemsSaleMatch: "Keine Artikel im Verkauf passen zu dieser Suche.",
	moreMatchesTypeMore: "Es gibt weitere Treffer. Geben Sie mehr vom Namen oder von der SKU ein.",
	stock: "Auf Lager",
	outStock: "Ausverkauft",
};
