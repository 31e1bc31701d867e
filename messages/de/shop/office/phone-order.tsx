import type { Messages } from "#messages/en/index.ts";

export const phoneOrder: Messages["phoneOrder"] = {
	alreadyPlaced: "Diese Bestellung wurde schon aufgegeben.",
	noItems: "Fügen Sie zuerst einen Artikel hinzu.",
	noAccount: "Kein Konto hat diese E-Mail-Adresse, oder sie ist nicht bestätigt.",
	fewerInStock: "Nicht alles ist in dieser Menge auf Lager. Prüfen Sie die Mengen.",
	full: ({ most }) => `Eine Bestellung kann bis zu ${most} verschiedene Artikel haben.`,
	soldOut: ({ what }) => `${what} ist ausverkauft.`,
	onlyLeft: ({ what, left }) => `${what}: nur noch ${left} auf Lager.`,
	most: ({ most }) => `Eine Bestellung kann von jedem Artikel bis zu ${most} Stück haben.`,
	added: ({ what }) => `Hinzugefügt: ${what}.`,
	removed: ({ what }) => `Entfernt: ${what}.`,
	forAccount: ({ name }) => `Bestellung dem Konto von ${name} zuordnen`,
	tell: ({ link }) => (
		<>
			Nennen Sie dem Kunden den Gesamtbetrag, und sagen Sie ihm, dass unsere {link("AGB")} gelten, bevor Sie
			die Bestellung aufgeben. Er erhält die Bestätigung und den Weg zur Bezahlung per E-Mail.
		</>
	),
	itemGone: "Dieser Artikel ist nicht mehr in der Bestellung.",
	newOrder: "Neue Bestellung",
	placed: "Die Bestellung ist aufgegeben. Der Kunde erhält die Bestätigung per E-Mail.",
	emailHint: "Hierhin erhält der Kunde die Bestätigung und Neuigkeiten zur Bestellung.",
	findAccount: "Konto suchen",
	looking: "Wird gesucht...",
	accountHint: "Andernfalls wird sie ohne Konto aufgegeben.",
	lead: "Geben Sie eine Bestellung für einen Kunden auf, zum Beispiel am Telefon.",
	items: "Artikel",
};
