import type { Messages } from "#messages/en/index.ts";

export const ownOrder: Messages["ownOrder"] = {
	andMore: ({ first, count }) => `${first} und ${count} weitere`,
	tooLate:
		"Diese Bestellung kann nicht mehr storniert werden. Sie können sie nach der Lieferung zurücksenden.",
	emailed: ({ email }) => `Wir haben eine E-Mail an ${email} gesendet.`,
	notEmailed: ({ email }) =>
		`Wir haben keine E-Mail an ${email} gesendet, weil in der letzten Stunde zu viele dorthin gingen. Notieren Sie sich Ihre Bestellnummer.`,
	thanks: ({ name }) => `Vielen Dank, ${name}. Wir haben Ihre Bestellung erhalten.`,
	fromOrder: ({ number }) => `Aus Bestellung ${number}.`,
	cancelTitle: ({ number, whole }) => <>Bestellung {whole(number)} stornieren?</>,
	follow: ({ link }) => (
		<>
			Verfolgen Sie Ihre Bestellung unter {link("Bestellung verfolgen")} mit der Nummer und Ihrer
			E-Mail-Adresse oder Telefonnummer.
		</>
	),
	status: ({ status }) => `Ihre Bestellung: ${status}`,
	mayCancel: "Dort können Sie sie stornieren, bis wir sie packen.",
	doing: "Stornierung der Bestellung",
	cancelOrder: "Bestellung stornieren",
	alreadyCancelled: "Diese Bestellung ist schon storniert.",
	noCharge: "Es fallen keine Kosten an.",
	orderCancelled: "Ihre Bestellung ist storniert.",
	backOrder: "Zurück zur Bestellung",
	keepOrder: "Bestellung behalten",
	cancelOrder2: "Bestellung stornieren",
	cancelling: "Wird storniert...",
	cancelConsequence: ({ money }) =>
		`Wir versenden nichts, und das kann nicht rückgängig gemacht werden. ${money}`,
	order: "Ihre Bestellung",
	orderNumber: "Ihre Bestellnummer",
	happensNext: "Wie es weitergeht",
	nothingPay: "Nichts zu bezahlen.",
	deliveryPayment: "Lieferung und Zahlung",
	trackOrder: "Diese Bestellung verfolgen",
	receipt: "Quittung",
	continueShopping: "Weiter einkaufen",
	reviewProduct: "Produkt bewerten",
};
