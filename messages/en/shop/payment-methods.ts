export const paymentMethods = {
	bank_transfer: {
		label: "Bank transfer",
		name: "Bank transfer",
		hint: ({ days }: { days: number }) =>
			`You get our account details after you order. We ship when we receive your payment, and hold your order for ${days} days.`,
		heading: "Pay by bank transfer",
		step: ({ total, days }: { total: string; days: number }) =>
			`Please transfer ${total} within ${days} days. We ship when we receive your payment.`,
		detailsFollow: "We’ll email you our account details.",
		useReference: "Use this exact reference so that we can match your payment.",
		reference: "Reference",
	},
	cash_on_delivery: {
		label: "Cash on delivery",
		name: "Cash on delivery",
		hint: "Pay the courier in cash when your order arrives.",
		heading: "Pay on delivery",
		step: ({ total }: { total: string }) => `Please have ${total} ready for the courier.`,
	},
	online: {
		label: "Pay online",
		name: "Online",
		hint: "By card or wallet, on the secure page of our payment provider. We hold your order for a day.",
		step: ({ total }: { total: string }) =>
			`Please pay ${total} within 24 hours, on the secure page of our payment provider. We ship when we receive your payment.`,
	},
	all: "Pay online, on delivery or by bank transfer.",
	offline: "Pay on delivery or by bank transfer.",
	nothing: {
		heading: "Nothing to pay",
		step: "There is nothing to pay.",
	},
};
