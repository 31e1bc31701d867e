import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const checkout: Messages["checkout"] = {
	changes: {
		price: ({ what, now, was }) => `${what} kostet jetzt ${now} (vorher ${was}).`,
		fewer: ({ what, now, was }) =>
			`${what}: nur noch ${now} auf Lager. Ihre Bestellung enthält ${now} statt ${was}.`,
		quantity: ({ what, now, was }) => `${what}: Ihr Warenkorb enthält jetzt ${now} (vorher ${was}).`,
		gone: ({ what }) => `${what} ist nicht mehr verfügbar und nicht in dieser Bestellung enthalten.`,
		removed: "Ein Artikel wurde zwischenzeitlich aus Ihrem Warenkorb entfernt.",
		added: ({ what, quantity, now }) => `${what} wurde in Ihren Warenkorb gelegt: ${quantity} zu je ${now}.`,
		delivery: ({ now, was }) => `Der Versand kostet jetzt ${now} (vorher ${was}).`,
		taxAdded: ({ now }) => `Steuern in Höhe von ${now} sind dazugekommen.`,
		tax: ({ now, was }) => `Die Steuern betragen jetzt ${now} (vorher ${was}).`,
		total: ({ now, was }) => `Der Gesamtbetrag ist jetzt ${now} (vorher ${was}).`,
	},
	choosePayment: "Wählen Sie eine Zahlungsart.",
	title: "Warenkorb und Kasse",
	alreadyPlaced: "Diese Bestellung wurde schon aufgegeben.",
	updating: "Wird aktualisiert...",
	contact: "Kontakt",
	emailHint: "Hierhin senden wir die Bestätigung und Neuigkeiten zu Ihrer Bestellung.",
	saveAddress: "Diese Adresse in meinem Konto speichern",
	deliveryAddress: "Lieferadresse",
	updateTotals: "Summen aktualisieren",
	delivery: "Versand",
	paymentMethod: "Zahlungsart",
	orderNote: "Anmerkung zur Bestellung",
	noteHint: "Zum Beispiel ein Türcode oder eine gute Lieferzeit. Bis zu 1.000 Zeichen.",
	taxNumberHint: "Für Unternehmen. Sie steht auf der Rechnung.",
	taxNumberRule: ({ country }) =>
		`Eine solche Steuernummer gibt es nicht (${country}). Prüfen Sie sie, oder lassen Sie das Feld leer.`,
	noDelivery: ({ country }) =>
		`Wir liefern noch nicht in dieses Land (${country}). Wählen Sie ein anderes Land, und aktualisieren Sie die Summen.`,
	deliveryTo: ({ country }) => `Lieferland: ${country}`,
	otherAddress: "Andere gespeicherte Adresse verwenden",
	emptyTitle: "Ihr Warenkorb ist leer",
	browse: "Im Shop stöbern",
	reviewChanges: "Prüfen Sie diese Änderungen, bevor Sie bestellen",
	wishlist: "Ihr Merkzettel",
	summaryTitle: "Bestellübersicht",
	summaryName: "Bestellübersicht",
	agreeAndPlace: "Zustimmen und zahlungspflichtig bestellen",
	place: "Zahlungspflichtig bestellen",
	placing: "Bestellung wird aufgegeben...",
	subtotal: "Zwischensumme",
	deliveryBy: ({ name }) => `Versand, ${name}`,
	earlierTotal: "Diese Summe gilt für Ihre vorherige Auswahl. Die aktuelle sehen Sie, bevor Sie bestellen.",
	totalBeforeTax: "Gesamt vor Steuern",
	chooseRegion: ({ region }) => `Nach Auswahl im Feld „${region}“`,
	tax: "Steuern",
	taxWithin: ({ amount, name, percent }) =>
		`In diesen Preisen sind ${amount} ${name} (${percent}) enthalten.`,
	noCode: "Kein Rabattcode eingelöst.",
	discountCode: "Rabattcode",
	codeApplied: ({ code, amount }) => `Code ${code} eingelöst: −${amount}.`,
	freeFrom: ({ amount }) => `Kostenlos ab ${amount}.`,
	chooseDelivery: "Wählen Sie eine Versandart.",
	noteName: "Eine Anmerkung",
	refusals: {
		nothing_to_order: "Die Artikel in Ihrem Warenkorb sind nicht mehr verfügbar. Wählen Sie andere Produkte.",
		nothing_stored: "Wir konnten Ihre Bestellung nicht aufnehmen. Versuchen Sie es noch einmal.",
		no_delivery: "Diese Versandart ist für Ihre Adresse nicht verfügbar. Wählen Sie eine andere.",
		not_chargeable:
			"Dieser Gesamtbetrag lässt sich nicht online bezahlen, weil seine letzte Ziffer nicht 0 ist. Wählen Sie eine andere Zahlungsart.",
		too_many:
			"Mit dieser E-Mail-Adresse wurden zu viele Bestellungen aufgegeben. Warten Sie eine Stunde, oder schreiben Sie uns.",
	},
	afterRegion: ({ region }) => `Aktualisieren Sie die Summen nach der Auswahl im Feld „${region}“.`,
	afterCountryOrRegion: ({ region }) =>
		`Aktualisieren Sie die Summen, nachdem Sie das Land oder das Feld „${region}“ geändert haben.`,
	haveAccount: ({ link }) => <>Haben Sie ein Konto? {link("Anmelden")}</>,
	changeCountry: ({ hidden }) => <>{hidden("Land ")}Ändern</>,
	updateDelivery: ({ hidden }) => <>Summen aktualisieren{hidden(" mit dieser Versandart")}</>,
	deliverHere: "Hierhin liefern",
	agree: ({ link }) => (
		<>
			Mit Ihrer Bestellung stimmen Sie unseren {link("AGB")} zu. Sie können stornieren, bis wir Ihre
			Bestellung packen.
		</>
	),
	emptyText: ({ link }) => (
		<>
			Artikel, die Sie hineinlegen, bleiben hier, auch wenn Sie den Browser schließen. Gerade bestellt?{" "}
			{link("Bestellung ansehen")}.
		</>
	),
	notOrdered: ({ link }) => (
		<>
			Sie haben noch nicht bestellt. {link("Prüfen Sie den neuen Gesamtbetrag")}, und bestellen Sie dann, oder
			ändern Sie Ihren Warenkorb.
		</>
	),
	cartTitle: ({ count }) =>
		plural(count, { one: `Ihr Warenkorb: ${count} Artikel`, other: `Ihr Warenkorb: ${count} Artikel` }),
	removedByMistake: "Aus Versehen entfernt?",
	beforeTax: ({ amount }) => `${amount} vor Steuern`,
	shownBeforeTax: ({ amount }) => <>{amount} vor Steuern</>,
	totalIs: ({ total }) => `Gesamt: ${total}`,
	discountBy: ({ code }) => `Rabatt ${code}`,
	apply: ({ hidden }) => <>{hidden("Code ")}Einlösen</>,
};
