import type { Messages } from "#messages/en/index.ts";

export const cashReport: Messages["cashReport"] = {
	title: "Kassenbericht",
	sums: "Summen nach Person und Zahlungsart",
	payments: "Zahlungen",
	person: "Person",
	method: "Zahlungsart",
	received: "Eingenommen",
	givenBack: "Zurückgegeben",
	none: "Keine Zahlungen an der Rezeption",
	noneText: "An diesem Tag hat niemand eine Zahlung erfasst.",
};
