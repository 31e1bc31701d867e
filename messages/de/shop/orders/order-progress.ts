import type { Messages } from "#messages/en/index.ts";

export const orderProgress: Messages["orderProgress"] = {
	arriving: {
		shipped: "Ihre Bestellung ist unterwegs.",
		delivered: "Ihre Bestellung ist angekommen.",
		returned: "Wir haben Ihre zurückgesendeten Artikel erhalten.",
	},
	paying: {
		unpaid: "Wir warten auf Ihre Zahlung.",
		paid: "Ihre Zahlung ist abgeschlossen.",
		refunded: "Wir haben Ihre Zahlung erstattet.",
		failed: "Ihre Zahlung ist fehlgeschlagen. Zahlen Sie noch einmal.",
	},
	packingRest: ({ shipped }) => `${shipped}. Wir packen den Rest.`,
	refundedPart: ({ amount }) => `Wir haben ${amount} Ihrer Zahlung erstattet.`,
	refundComing: ({ amount }) => `Wir erstatten ${amount}.`,
	parcelsShipped: ({ shipped, count }) => `${shipped} von ${count} Paketen versendet`,
	expires: ({ at }) => `Wird automatisch storniert, wenn sie bis ${at} nicht bezahlt ist.`,
	expiresUnconfirmed: ({ at }) => `Wird automatisch storniert, wenn wir sie nicht bis ${at} bestätigen.`,
	refunding: ({ amount }) => `Wir erstatten gerade die ${amount}, die Sie bezahlt haben.`,
	refundingRest: ({ amount }) => `Wir erstatten gerade die übrigen ${amount}.`,
	willRefund: ({ amount }) => `Wir erstatten die ${amount}, die Sie bezahlt haben.`,
	willRefundRest: ({ amount }) => `Wir erstatten die übrigen ${amount}.`,
	willRefundRestPaid: ({ amount }) => `Wir erstatten die übrigen ${amount}, die Sie bezahlt haben.`,
	payCourier: "Zahlen Sie bar beim Zusteller, wenn Ihre Bestellung ankommt.",
};
