import type { Messages } from "#messages/en/index.ts";

export const orderEdit: Messages["orderEdit"] = {
	below: ({ line, least }) => `${line}: ${least} wurden erstattet. Geben Sie mindestens ${least} ein.`,
	soldOut: ({ line }) => `${line} ist ausverkauft oder nicht mehr im Verkauf.`,
	tooFew: ({ line, more, most }) => `${line}: nur noch ${more} auf Lager. Geben Sie höchstens ${most} ein.`,
	quantityRange: ({ most }) => `Geben Sie eine Menge von 0 bis ${most} ein.`,
	refundedUnits: ({ count }) => `${count} erstattet`,
	sku: ({ sku }) => `SKU ${sku}`,
	refundsOnline: ({ amount }) => `${amount} gehen auf die Karte oder Wallet zurück, mit der bezahlt wurde.`,
	refundNeeded: ({ amount }) =>
		`Eine Erstattung von ${amount} ist nötig: Senden Sie sie, und erfassen Sie sie dann.`,
	due: {
		online: ({ amount }) => `Der Kunde muss ${amount} zahlen und erhält den Link per E-Mail.`,
		other: ({ amount }) => `Der Kunde muss ${amount} zahlen.`,
	},
	stillDue: {
		online: ({ amount }) => `Der Kunde muss noch ${amount} zahlen und erhält den Link per E-Mail.`,
		other: ({ amount }) => `Der Kunde muss noch ${amount} zahlen.`,
	},
	save: ({ total, hidden }) => <>Änderungen speichern{hidden(`, neuer Gesamtbetrag ${total}`)}</>,
	quantity: ({ item, hidden }) => <>Menge{hidden(` von ${item}`)}</>,
	title: ({ number }) => `Bestellung ${number} bearbeiten`,
	pricesChanged:
		"Die Preise oder die Zahlung haben sich geändert. Prüfen Sie die Beträge unten, und speichern Sie noch einmal.",
	inOrder: "In der Bestellung",
	nothingDue: "Es ist nichts zu zahlen oder zu erstatten.",
	not_editable: {
		reason:
			"Sie können Artikel nur bearbeiten, bis das erste Paket versendet oder die Bestellung storniert, abgeschlossen oder erstattet ist.",
	},
	disputed: {
		reason:
			"Der Kunde hat die Zahlung angefochten. Bearbeiten Sie die Bestellung, wenn darüber entschieden ist.",
	},
	nothing: { reason: "Ändern Sie eine Menge, oder fügen Sie einen Artikel hinzu." },
	empty: {
		reason: "Behalten Sie mindestens einen Artikel. Um alle zu entfernen, stornieren Sie die Bestellung.",
	},
	too_many_lines: { reason: "Eine Bestellung kann bis zu 50 verschiedene Artikel haben." },
	not_chargeable: { reason: "Der neue Betrag lässt sich nicht online bezahlen. Wählen Sie andere Mengen." },
	subtotal: "Zwischensumme",
	discount: "Rabatt",
	delivery: "Versand",
	itemsTable: "Artikel vorher und nachher",
	item: "Artikel",
	before: "Vorher",
	after: "Nachher",
	removed: "Entfernt",
	amountsTable: "Beträge vorher und nachher",
	difference: "Differenz",
	consequence: "Der Bestand ändert sich sofort. Der Kunde erhält eine E-Mail.",
	parcelsReset:
		"Die Bestellung wird danach wieder in einem Paket versendet: Teilen Sie sie noch einmal auf, wenn Sie mehrere brauchen.",
	changeSomething: "Ändern Sie etwas",
	items: "Artikel",
	new: "Neu",
	quantityHint: "Geben Sie 0 ein, um einen Artikel zu entfernen.",
	addItem: "Artikel hinzufügen",
	recalculateDelivery: "Versand zum heutigen Preis neu berechnen",
	orderPaysTodaysPrice: ({ deliveryTotal, deliveryName, price }) =>
		`In dieser Bestellung kostet „${deliveryName}“ ${deliveryTotal}. Der heutige Preis ist ${price}, kostenlos ab dem Betrag in Ihren Einstellungen.`,
	reviewChanges: "Änderungen prüfen",
	goBack: "Zurück",
	itemsChanged: "Die Artikel sind geändert.",
	checkAmountsBelowThen: "Prüfen Sie die Beträge unten, und speichern Sie noch einmal.",
	checkChanges: "Prüfen Sie die Änderungen",
	editItems: "Artikel bearbeiten",
	includesTax: "Enthält Steuern",
	tax: "Steuern",
};
