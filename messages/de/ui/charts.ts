import type { Messages } from "#messages/en/index.ts";

export const charts: Messages["charts"] = {
	table: "Als Tabelle anzeigen",
	thisMonth: "Dieser Monat",
	thisPeriod: "Dieser Zeitraum",
	previousPeriod: "Vorheriger Zeitraum",
	dayChart: ({ whole, highest }) => `${whole}. ${highest}Die Tabelle darunter zeigt jeden Tag.`,
	day: "Tag",
	highestDay: ({ date, value }) => `Der höchste Tag war der ${date} mit ${value}. `,
	noData: "keine Daten",
	dayWithPrevious: ({ date, value, earlier }) => `${date}: ${value}, im vorherigen Zeitraum ${earlier}`,
	definitions: "Über diese Zahlen",
	noEarlierData: "keine früheren Daten",
	fromEarlier: ({ earlier }) => `vorher ${earlier}`,
	up: "Anstieg um",
	down: "Rückgang um",
	noChange: "Unverändert",
	period: "Zeitraum",
	customPeriod: "Eigener Zeitraum",
	show: "Anzeigen",
};
