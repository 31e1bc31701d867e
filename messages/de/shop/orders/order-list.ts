import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderList: Messages["orderList"] = {
	selected: ({ count }) => `${count} ausgewählt`,
	open: "Offen",
	delivery: "Versand",
	select: ({ number }) => `${number} auswählen`,
	actions: ({ number }) => `Aktionen für ${number}`,
	bulk: {
		confirmed: ({ count }) => `${count} bestätigt`,
		shipped: ({ count }) => `${count} versendet`,
		changed: ({ count, orders }) => `${count} schon geändert (${orders})`,
		otherTracking: ({ count, orders }) => `${count} schon mit anderen Sendungsdaten versendet (${orders})`,
		failed: ({ count, orders, why }) => `${count} fehlgeschlagen (${orders}): ${why}`,
		more: ({ orders, count }) => `${orders} und ${count} weitere`,
	},
	confirmQuestion: ({ count }) =>
		plural(count, { one: `${count} Bestellung bestätigen?`, other: `${count} Bestellungen bestätigen?` }),
	confirmButton: ({ count }) =>
		plural(count, { one: `${count} Bestellung bestätigen`, other: `${count} Bestellungen bestätigen` }),
	emails: ({ count }) =>
		plural(count, { one: "Der Kunde erhält eine E-Mail.", other: "Jeder Kunde erhält eine E-Mail." }),
	withSelected: "Mit Auswahl:",
	views: { confirm: "Zu bestätigen", unpaid: "Unbezahlt", ship: "Zu versenden" },
	shipMenu: "Versenden…",
	confirmMenu: "Bestätigen…",
	confirmOrders: "Bestellungen bestätigen",
	orders: "Bestellungen",
	onlyNewConfirmable: "Nur neue Bestellungen können bestätigt werden.",
	selectOrder: "Wählen Sie zuerst mindestens eine Bestellung aus.",
	newOrder: "Neue Bestellung",
	noOrdersYet: "Noch keine Bestellungen",
	emptyText: "Neue Bestellungen erscheinen hier von selbst.",
	noMatch: "Keine Bestellungen passen zu diesen Filtern",
	bulkActions: "Sammelaktionen",
	selectNone: "Auswahl aufheben",
	selectAll: "Alle auf dieser Seite auswählen",
	discount: "Rabatt",
	numberNameEmail: "Nummer, Name, E-Mail…",
	order: "Bestellung",
	dispute: "Anfechtung",
};
