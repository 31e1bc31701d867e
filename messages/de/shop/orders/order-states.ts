import type { Messages } from "#messages/en/index.ts";

export const orderStates: Messages["orderStates"] = {
	new: { label: "Neu", forCustomer: "Wir haben Ihre Bestellung erhalten und bestätigen sie bald." },
	confirmed: {
		label: "Bestätigt",
		forCustomer: "Ihre Bestellung ist bestätigt. Wir packen sie als Nächstes.",
	},
	processing: { label: "In Bearbeitung", forCustomer: "Wir packen Ihre Bestellung." },
	completed: {
		label: "Abgeschlossen",
		forCustomer: "Ihre Bestellung ist abgeschlossen. Vielen Dank für Ihren Einkauf.",
	},
	cancelled: {
		label: "Storniert",
		forCustomer: "Diese Bestellung ist storniert. Es wird nichts mehr versendet.",
	},
	expired: {
		label: "Verfallen",
		forCustomer:
			"Diese Bestellung wurde automatisch storniert, weil sie nicht rechtzeitig bezahlt oder bestätigt wurde. Bestellen Sie noch einmal, wenn Sie die Artikel weiterhin möchten.",
	},
	unpaid: { label: "Unbezahlt" },
	paid: { label: "Bezahlt" },
	partially_refunded: { label: "Teilweise erstattet" },
	refunded: { label: "Erstattet" },
	failed: { label: "Zahlung fehlgeschlagen" },
	unfulfilled: { label: "Nicht versendet" },
	shipped: { label: "Versendet" },
	delivered: { label: "Geliefert" },
	returned: { label: "Zurückgesendet" },
	inText: {
		new: "neu",
		confirmed: "bestätigt",
		processing: "in Bearbeitung",
		completed: "abgeschlossen",
		cancelled: "storniert",
		expired: "verfallen",
		unpaid: "unbezahlt",
		paid: "bezahlt",
		partially_refunded: "teilweise erstattet",
		refunded: "erstattet",
		failed: "Zahlung fehlgeschlagen",
		unfulfilled: "nicht versendet",
		shipped: "versendet",
		delivered: "geliefert",
		returned: "zurückgesendet",
	},
};
