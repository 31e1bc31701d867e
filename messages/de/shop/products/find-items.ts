import type { Messages } from "#messages/en/index.ts";

export const findItems: Messages["findItems"] = {
	left: ({ count }) => `${count} auf Lager`,
	findHint: "Nach SKU oder Name suchen",
	find: "Suchen",
	noMatch: "Keine Artikel im Verkauf passen zu dieser Suche.",
	tooManyMatches: "Es gibt weitere Treffer. Geben Sie mehr vom Namen oder von der SKU ein.",
	stock: "Auf Lager",
	outStock: "Ausverkauft",
};
