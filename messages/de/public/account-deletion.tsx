import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const accountDeletion: Messages["accountDeletion"] = {
	title: "Konto löschen",
	lastSuperAdmin: "Sie sind der letzte SuperAdmin. Machen Sie zuerst einen anderen Benutzer zum SuperAdmin.",
	done: "Ihr Konto wurde gelöscht.",
	question: "Ihr Konto löschen?",
	lead: "Das kann nicht rückgängig gemacht werden.",
	account:
		"Wir löschen Ihren Namen, Ihre E-Mail-Adresse, Ihr Bild, Ihre Nachrichten und Adressen, Ihren Warenkorb und Ihren Merkzettel und melden Sie auf allen Geräten ab.",
	orders: "Wir stornieren Ihre Bestellungen, die noch nicht versendet sind.",
	hotels:
		"Ihre Hotels werden endgültig geschlossen. Solange sie offene Buchungen haben, können Sie Ihr Konto nicht löschen.",
	kept: "Was wann bestellt und gebucht wurde, behalten wir für unsere Buchhaltung. Ihr Name, Ihre Telefonnummer und Ihre Adressen werden entfernt.",
	button: "Konto löschen",
	openBookings: ({ count }) =>
		plural(count, {
			one: "Ihre Hotels haben 1 Buchung, die nicht abgeschlossen ist. Checken Sie den Gast unter „Buchungen verwalten“ aus, stornieren Sie die Buchung, oder lehnen Sie sie ab. Oder bitten Sie uns, die Hotels auf ein anderes Konto zu übertragen. Löschen Sie danach Ihr Konto.",
			other: `Ihre Hotels haben ${count} Buchungen, die nicht abgeschlossen sind. Checken Sie die Gäste unter „Buchungen verwalten“ aus, stornieren Sie die Buchungen, oder lehnen Sie sie ab. Oder bitten Sie uns, die Hotels auf ein anderes Konto zu übertragen. Löschen Sie danach Ihr Konto.`,
		}),
	fee: ({ link }) => (
		<>
			Wir stornieren Ihre bevorstehenden Umzüge und Aufenthalte. Dafür kann die vereinbarte Stornogebühr
			anfallen: Sehen Sie zuerst unter {link("Meine Buchungen")} nach.
		</>
	),
	download: ({ link }) => <>Vorher können Sie {link("Ihre Daten herunterladen")}.</>,
};
