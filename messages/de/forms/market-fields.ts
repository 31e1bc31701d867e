import type { Messages } from "#messages/en/index.ts";

export const marketFields: Messages["marketFields"] = {
	enterName: "Geben Sie den Namen des Marktplatzes ein.",
	theName: "Der Name des Marktplatzes",
	sold: ({ currency }) =>
		`Es wurde schon etwas in ${currency} verkauft, die Währung kann nicht mehr geändert werden.`,
	chooseCurrency: "Wählen Sie eine Währung.",
	chooseCountry: "Wählen Sie ein Land.",
	chooseZone: "Wählen Sie eine Zeitzone.",
	priced: ({ currency, decimals }) =>
		`Es gibt schon Preise in ${currency}, Sie können daher nur zu einer Währung mit ${decimals || "keinen"} Dezimalstellen wechseln.`,
	currencyHint: "Für alle Preise. Nach dem ersten Verkauf kann die Währung nicht mehr geändert werden.",
	pricedHint: ({ explained, figure }) =>
		`${explained} Ein Preis von ${figure} bleibt in der neuen Währung ${figure}. Nach dem ersten Verkauf kann die Währung nicht mehr geändert werden.`,
};
