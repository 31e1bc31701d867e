import type { Messages } from "#messages/en/index.ts";

export const moveFigures: Messages["moveFigures"] = {
	meta: "Statistik der Umzüge",
	title: "Statistik",
	asOf: ({ spans, time, clock }) => `${spans}. Stand ${time}, ${clock}.`,
	csv: "CSV exportieren",
	name: {
		moves: "Umzüge",
		revenue: "Umsatz",
		fees: "Stornogebühren",
		cancelled: "Storniert",
		capacity: "Auslastung",
		onTime: "Pünktlich",
	},
	spans: ({ now, before }) => `${now}, verglichen mit ${before}`,
	empty: {
		revenue: "Kein Umsatz in diesem Zeitraum und dem davor.",
		moves: "Keine Umzüge in diesem Zeitraum und dem davor.",
		capacityShare: "Keine gebuchten Fahrzeuge in diesem Zeitraum und dem davor.",
		onTimeShare: "Keine pünktlichen Ankünfte in diesem Zeitraum und dem davor.",
		cancelledShare: "Keine stornierten Buchungen in diesem Zeitraum und dem davor.",
	},
	definitions: {
		moves:
			"Bestätigte und ausgelieferte Umzüge, nach dem Datum des Umzugs. Anfragen, die niemand bestätigt hat, sind nicht enthalten.",
		revenue:
			"Die vereinbarten Preise dieser Umzüge. Ein Preis, den der Kunde noch nicht angenommen hat, zählt nicht, ebenso wenig ein Umzug ohne Preis.",
		fees: "Was Kunden für späte Stornierungen schulden, nach dem Datum des Umzugs. Nicht Teil des Umsatzes.",
		cancelled:
			"Anteil der stornierten Buchungen an allen Buchungen für diese Tage. Abgelehnte Anfragen sind nicht enthalten.",
		capacityByDay: {
			term: "Auslastung pro Tag",
			text: "Gebuchter Anteil der Arbeitszeit der Fahrzeuge. Tage vor dem ersten Fahrzeug haben keine Kapazität.",
		},
		capacityByVehicle: {
			term: "Auslastung pro Fahrzeug",
			text: "Anteil der Arbeitszeit des Fahrzeugs mit einem zugewiesenen Auftrag, ohne Zeiten außer Betrieb.",
		},
		onTime:
			"Von den Umzügen, deren Fahrer die Ankunft gemeldet hat: die mit einer Ankunft vor oder höchstens 15 Minuten nach der gebuchten Zeit.",
		days: {
			term: "Tage und Währung",
			text: ({ currency }) =>
				`Jede Zahl richtet sich nach dem Datum des Umzugs, und heute enthält auch die noch kommenden Umzüge. Nur Beträge in ${currency} sind enthalten.`,
		},
	},
	charts: {
		hours: ({ hours }) => `${hours} Std.`,
		inPeriod: ({ share }) => `${share} im ganzen Zeitraum`,
		noneInPeriod: "Keine im ganzen Zeitraum",
		revenueTitle: ({ currency }) => `Umsatz pro Tag, in ${currency}`,
		inTotal: ({ amount }) => `${amount} insgesamt`,
		moves: "Umzüge pro Tag",
		onTime: "Pünktliche Ankünfte pro Tag",
		cancelled: "Stornierte Buchungen pro Tag",
		hoursBooked: "Gebuchte Stunden",
		hoursAtWork: "Arbeitsstunden",
		noVehicles: "Noch keine Fahrzeuge.",
	},
};
