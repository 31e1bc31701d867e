import type { Messages } from "#messages/en/index.ts";

export const ownData: Messages["ownData"] = {
	picture: "Ihr Bild",
	linkGone: "Ihr Link gilt nicht mehr. Fordern Sie einen neuen an.",
	kinds: {
		copy: "Eine Kopie meiner Daten senden",
		copyHint: "Was wir über Sie speichern, als Datei.",
		erasure: "Meine Daten löschen",
		erasureHint: "Wir stornieren, was offen ist, und entfernen, was Sie identifiziert.",
	},
	chooseKind: "Wählen Sie eine Kopie oder die Löschung Ihrer Daten.",
	erase: {
		title: "Ihre Daten löschen",
		done: "Ihre Daten wurden gelöscht. Wir haben Ihnen dazu eine E-Mail gesendet.",
		question: "Ihre Daten löschen?",
		for: ({ email }) => `Für ${email}. Das kann nicht rückgängig gemacht werden.`,
		open: "Wir stornieren, was offen ist",
		more: ({ more }) => `${more} weitere`,
		names: "Wir entfernen überall Ihren Namen, Ihre Telefonnummer, E-Mail-Adresse, Adressen und Notizen.",
		messages:
			"Wir löschen Ihre Nachrichten samt Bildern, Fotos von Lieferungen und unsere Aufzeichnungen über E-Mails an Sie.",
		reviews: "Bewertungen bleiben ohne Ihren Namen stehen.",
		invoices:
			"Rechnungen behalten wir unverändert, wie es das Steuerrecht verlangt, und was wann bestellt und gebucht wurde, für unsere Buchhaltung.",
		tracking:
			"Sie können Ihre Bestellungen und Buchungen nicht mehr verfolgen, und die Links in unseren E-Mails gelten nicht mehr.",
		button: "Meine Daten löschen",
		busy: "Wird gelöscht...",
	},
	title: "Ihre Daten",
	goBack: "Zurück",
	link: {
		title: "Dieser Link gilt nicht mehr",
		why: "Ein Link gilt, bis Ihre Daten heruntergeladen oder gelöscht sind, höchstens 24 Stunden.",
		again: "Neuen Link anfordern",
	},
	request: {
		title: "Ihre Daten abrufen oder löschen",
		description:
			"Erhalten Sie eine Kopie der Daten, die wir über Sie speichern, oder lassen Sie sie löschen.",
		lead: "Für alles, was Sie ohne Konto bestellt, gebucht oder uns geschrieben haben. Wir senden einen Link an die Adresse, damit niemand sonst Ihre Daten sehen oder löschen kann.",
		emailHint: "Die Adresse aus Ihren Bestellungen, Buchungen oder Nachrichten.",
		kind: "Was möchten Sie?",
		button: "Link senden",
		sentTitle: "Prüfen Sie Ihr E-Mail-Postfach",
		sent: "Wir haben eine E-Mail an die eingegebene Adresse gesendet. Speichern wir Daten dazu, enthält sie einen Link, der 24 Stunden gilt.",
		noEmail:
			"Keine E-Mail nach einigen Minuten? Prüfen Sie Ihren Spam-Ordner und die eingegebene Adresse. Haben Sie in den letzten 10 Minuten schon angefragt, verwenden Sie den Link von dort.",
		again: "Erneut versuchen",
		account: ({ link }) => (
			<>Um die Daten Ihres Kontos abzurufen oder zu löschen, {link("gehen Sie zu Ihrem Profil")}.</>
		),
	},
	summary: {
		lead: ({ email }) =>
			`Was wir ohne Konto zu ${email} speichern. Sie können diese Seite in diesem Browser eine Stunde lang verwenden.`,
		title: "Was wir speichern",
		nothing: "Nichts.",
		copy: "Kopie erhalten",
		download: "Daten herunterladen",
		erase: "Löschen",
		eraseLead:
			"Wir stornieren, was offen ist, und entfernen alles, was Sie identifiziert. Bevor Sie bestätigen, sehen Sie, was das bedeutet.",
		file: ({ file }) => (
			<>
				Eine ZIP-Datei mit allem: {file}, die andere Programme lesen können, mit dem Verlauf Ihrer
				Bestellungen und Buchungen, Rechnungen, Nachrichten und Bildern.
			</>
		),
	},
};
