import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const overview: Messages["overview"] = {
	waitingHotels: {
		title: "Hotels, die auf Freigabe warten",
		none: "Kein Hotel wartet.",
		age: ({ age }) => `Wartezeit: ${age}`,
	},
	all: ({ count }) => `Alle ${count}`,
	failedMails: {
		title: "Fehlgeschlagene E-Mails",
		latest: ({ shown, total }) => `Neueste ${shown} von ${total}`,
		none: "Keine E-Mail ist fehlgeschlagen.",
		to: ({ email, time }) => `An ${email}, endgültig fehlgeschlagen am ${time}`,
	},
	title: "Übersicht",
	attention: "Zu erledigen",
	groups: { Money: "Geld", People: "Personen", Hotels: "Hotels" },
	figures: {
		differences: ({ count }) => plural(count, { one: "offene Abweichung", other: "offene Abweichungen" }),
		failedComparisons: ({ count }) =>
			plural(count, {
				one: "fehlgeschlagener Abgleich mit einem Anbieter",
				other: "fehlgeschlagene Abgleiche mit Anbietern",
			}),
		failedRefunds: ({ count }) =>
			plural(count, {
				one: "Zahlung mit fehlgeschlagener Erstattung",
				other: "Zahlungen mit fehlgeschlagener Erstattung",
			}),
		disputes: ({ count }) => plural(count, { one: "angefochtene Zahlung", other: "angefochtene Zahlungen" }),
		statements: ({ count }) =>
			plural(count, { one: "zu begleichende Abrechnung", other: "zu begleichende Abrechnungen" }),
		unread: ({ count }) =>
			plural(count, { one: "ungelesene Unterhaltung", other: "ungelesene Unterhaltungen" }),
		newAccounts: ({ count }) =>
			plural(count, { one: "neues Konto in 7 Tagen", other: "neue Konten in 7 Tagen" }),
		suspendedAccounts: ({ count }) => plural(count, { one: "gesperrtes Konto", other: "gesperrte Konten" }),
		changedHotels: ({ count }) =>
			plural(count, {
				one: "seit der Freigabe geändertes Hotel",
				other: "seit der Freigabe geänderte Hotels",
			}),
		suspendedHotels: ({ count }) => plural(count, { one: "gesperrtes Hotel", other: "gesperrte Hotels" }),
		failingCalendars: ({ count }) =>
			plural(count, { one: "Hotel mit fehlerhaftem Kalender", other: "Hotels mit fehlerhaften Kalendern" }),
	},
};
