import type { Messages } from "#messages/en/index.ts";

export const commissionRate: Messages["commissionRate"] = {
	title: "Provision",
	rate: "Provisionssatz (%)",
	hint: ({ usual }) =>
		`Lassen Sie das Feld leer, um den Standard für alle Hotels zu verwenden, ${usual}. Ein neuer Satz gilt nur für neue Buchungen.`,
	save: "Satz speichern",
	busy: "Wird gespeichert...",
	invalid:
		"Geben Sie einen Prozentsatz von 0 bis 100 mit höchstens zwei Nachkommastellen ein, zum Beispiel 12,5.",
	saved: ({ hotel, rate }) => `Neue Buchungen von ${hotel} haben eine Provision von ${rate}.`,
	advice: "Prüfen Sie den Satz, und speichern Sie noch einmal, um Ihren zu behalten.",
};
