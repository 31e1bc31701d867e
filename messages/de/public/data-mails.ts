import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const dataMails: Messages["dataMails"] = {
	asked: {
		copy: "Sie haben eine Kopie Ihrer Daten angefordert",
		erasure: "Sie haben die Löschung Ihrer Daten angefordert",
	},
	ignore: "Haben Sie nicht darum gebeten, ignorieren Sie diese E-Mail: Es ändert sich nichts.",
	copy: {
		subject: "Kopie Ihrer Daten",
		body: ({ email }) => `Sehen Sie, was wir zu ${email} speichern, und laden Sie es herunter.`,
		link: "Daten öffnen",
		expires: "Der Link gilt, bis Sie Ihre Daten herunterladen, höchstens 24 Stunden.",
	},
	erasure: {
		subject: "Bestätigen Sie die Löschung Ihrer Daten",
		body: ({ email }) =>
			`Sehen Sie, was wir zu ${email} speichern, und bestätigen Sie, dass wir es löschen. Bis dahin ändert sich nichts.`,
		link: "Weiter zur Löschung",
		expires: "Der Link gilt einmal, innerhalb von 24 Stunden.",
	},
	account: {
		guest:
			"Dazu gehört auch, was Sie mit dieser Adresse ohne Anmeldung bestellt oder gebucht haben, sobald die Adresse bestätigt ist.",
		download: "Daten herunterladen",
		delete: "Konto löschen",
		forCopy: ({ market, email }) =>
			`Es gibt ein Konto bei ${market} mit ${email}. Melden Sie sich an, um Ihre Daten herunterzuladen.`,
		forErasure: ({ market, email }) =>
			`Es gibt ein Konto bei ${market} mit ${email}. Melden Sie sich an, um Ihr Konto und Ihre Daten zu löschen.`,
		noAccess: "Können Sie sich nicht anmelden, wählen Sie ein neues Passwort, oder schreiben Sie uns.",
	},
	none: {
		body: ({ email }) => `Wir haben keine Bestellungen, Buchungen oder Nachrichten mit ${email}.`,
		other: "Haben Sie eine andere Adresse verwendet, fordern Sie die Daten dazu an.",
		link: "Andere Adresse angeben",
		record: "Unsere Aufzeichnungen über gesendete E-Mails wie diese löschen wir nach 30 Tagen.",
	},
	erased: {
		subject: "Ihre Daten wurden gelöscht",
		invoices:
			"Rechnungen werden unverändert aufbewahrt, solange das Steuerrecht es verlangt. Was bestellt und gebucht wurde, bleibt ohne Ihren Namen und Ihre Kontaktdaten in unserer Buchhaltung.",
		record: "Unsere Aufzeichnung dieser E-Mail löschen wir nach 30 Tagen.",
		body: ({ email }) => `Wir haben gelöscht, was wir zu ${email} gespeichert hatten.`,
		cancelled: ({ count }) =>
			plural(count, {
				one: "Wir haben 1 Bestellung oder Buchung storniert.",
				other: `Wir haben ${count} Bestellungen und Buchungen storniert.`,
			}),
	},
};
