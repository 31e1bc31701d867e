import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const customers: Messages["customers"] = {
	noteBy: ({ at, by }) => `${at}, ${by}`,
	removeNote: ({ at, hidden }) => <>Entfernen{hidden(`: Notiz vom ${at}`)}</>,
	spent: "Ausgegeben",
	none: {
		orders: "Bestellungen",
		stays: "Aufenthalte",
		moves: "Umzüge",
		messages: "Nachrichten",
		payments: "Online-Zahlungen",
	},
	nothingYet: ({ things }) => `Noch keine ${things}.`,
	allWithEmail: "Alle mit dieser E-Mail-Adresse",
	notes: "Notizen",
	noNotes: "Noch keine Notizen. Nur Ihr Team sieht sie.",
	kind: { account: "Mit Konto", guest: "Gäste" },
	suspended: "Gesperrt",
	things: {
		orders: "Bestellungen",
		stays: "Aufenthalte",
		moves: "Umzüge",
		messages: "Nachrichten",
		payments: "Online-Zahlungen",
	},
	all: "Alle Kunden",
	exportData: "Daten exportieren",
	erasure: {
		button: "Daten löschen",
		done: "Die Daten des Kunden sind gelöscht. Er erhält darüber eine E-Mail.",
		openBookings: ({ count }) =>
			`Die Hotels dieses Kontos haben offene Buchungen (${count}). Sie müssen zuerst enden.`,
		staff:
			"Das ist ein Mitarbeiterkonto. Ändern Sie zuerst seine Rolle unter „Benutzer“, und löschen Sie es dann.",
		already: "Die Daten dieses Kunden sind bereits gelöscht.",
		question: ({ name }) => `Alle Daten von ${name} löschen?`,
		intro: ({ email }) => `Für ${email}. Das kann nicht rückgängig gemacht werden.`,
		cancels: "Offene Umzüge und Aufenthalte sowie nicht versendete Bestellungen werden storniert.",
		removes: "Namen, Telefonnummern, Adressen, Nachrichten und Ihre Notizen werden überall entfernt.",
		account: "Das Konto wird gelöscht, und seine Hotels werden geschlossen.",
		keeps: "Rechnungen und Beträge bleiben für Ihre Buchhaltung erhalten.",
		busy: "Wird gelöscht...",
	},
	confirmed: "Bestätigt",
	notConfirmed: "Nicht bestätigt",
	openInUsers: "In „Benutzer“ öffnen",
	nothingSpent: "Noch nichts",
	spentHint:
		"Ausgegeben: Preise der nicht stornierten Bestellungen, Aufenthalte und Umzüge, abzüglich Erstattungen von Bestellungen.",
	note: {
		title: "Notiz hinzufügen",
		removed: "Die Notiz ist entfernt.",
		removeQuestion: "Diese Notiz entfernen?",
		removeButton: "Notiz entfernen",
		erased: "Die Daten dieses Kunden sind gelöscht.",
		saved: "Die Notiz ist gespeichert.",
		hint: "Hier sieht sie nur Ihr Team. Sie steht in der Kopie ihrer Daten, die Kunden verlangen können.",
	},
	title: "Kunden",
	intro:
		"Kunden mit einem Konto, und Gäste nach der E-Mail-Adresse, mit der sie bestellt oder gebucht haben.",
	search: "Name, E-Mail oder Telefon",
	emptyText: "Sie erscheinen hier, sobald sie sich registrieren, bestellen oder buchen.",
	empty: "Noch keine Kunden",
	noMatch: "Keine Kunden gefunden",
	noMatchText: "Versuchen Sie es mit einem Teil des Namens, der E-Mail-Adresse oder der Telefonnummer.",
	clearFilters: "Filter zurücksetzen",
	contact: "Kontakt",
	purchases: "Bestellungen und Buchungen",
	purchasesOf: ({ count }) =>
		plural(count, { one: `${formatCount(count)} Kauf`, other: `${formatCount(count)} Käufe` }),
	last: "Letzte Bestellung oder Buchung",
	account: "Konto",
	accountUnconfirmed: "Konto, Adresse nicht bestätigt",
	since: "Seit",
};
