import type { Messages } from "#messages/en/index.ts";

export const offers: Messages["offers"] = {
	offer: "Angebot",
	none: "Keines",
	ended: "Gilt nicht mehr",
	saved: ({ offer, amount }) => `${offer}: ${amount} weniger`,
	open: "Ich habe einen Code",
	code: "Code",
	apply: "Code verwenden",
	unknown: ({ code }) => `Dieses Hotel hat kein Angebot mit dem Code ${code}. Prüfen Sie Ihre Eingabe.`,
	notForStay: ({ code }) => `Das Angebot mit dem Code ${code} gilt nicht für diesen Aufenthalt.`,
	notLowest: ({ code }) =>
		`Mit einem anderen Angebot ist dieser Aufenthalt günstiger als mit dem Code ${code}. Sie erhalten das günstigere.`,
	applied: ({ code }) => `Der Code ${code} gilt.`,
};
