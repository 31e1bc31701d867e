import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const discountSettings: Messages["discountSettings"] = {
	usedMore: ({ count }) =>
		`Der Code wurde schon ${count}-mal eingelöst. Geben Sie mindestens diese Zahl ein.`,
	percentage: "Prozentsatz",
	fixedAmount: "Fester Betrag",
	minimumIn: ({ currency }) => `Mindestbestellwert in ${currency}`,
	active: "Aktiv",
	usesOf: ({ uses, most }) => `${uses} von ${most}`,
	from: ({ date }) => `Ab ${date}`,
	until: ({ date }) => `Bis ${date}`,
	used: ({ count }) => plural(count, { one: "Einmal eingelöst", other: `${count}-mal eingelöst` }),
	valueHint: ({ currency, example }) =>
		`Ein Prozentsatz, zum Beispiel 12,5, oder ein Betrag in ${currency}, zum Beispiel ${example}`,
	daysStart: ({ clock }) => `Tage beginnen um Mitternacht, ${clock}.`,
	usesTitle: "Eingelöst",
	discount: "Rabatt",
	codeTaken: "Ein anderer Rabatt verwendet diesen Code. Geben Sie einen anderen ein.",
	code: "Code",
	discountType: "Art des Rabatts",
	startDate: "Startdatum",
	endDate: "Enddatum",
	maximumUses: "Höchstzahl der Einlösungen",
	codeHint: "Kunden geben ihn an der Kasse ein. Groß- und Kleinschreibung spielen keine Rolle.",
	discounts: "Rabatte",
	minimumOrder: "Mindestbestellwert",
	period: "Zeitraum",
	emptyText: "Kunden geben an der Kasse einen Rabattcode ein.",
	noEndDate: "Kein Enddatum",
	expired: "Abgelaufen",
	scheduled: "Geplant",
	usedUp: "Aufgebraucht",
};
