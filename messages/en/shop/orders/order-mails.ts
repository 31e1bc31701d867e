export const orderMails = {
	/** "which": "1 of 3". */
	parcelOnWay: ({ which }: { which: string }) => `Parcel ${which} is on its way`,
	refundSent: ({ amount, number }: { amount: string; number: string }) =>
		`We refunded ${amount} for your order ${number}. It can take a few days to reach you.`,
	changed: "Your order has changed",
	expired: {
		/** To staff. */
		subject: "Order expired",
		text: ({ name }: { name: string }) =>
			`${name}’s order was not paid or confirmed in time, so it was cancelled automatically. Its stock is back on sale.`,
	},
	latePayment: {
		subject: "Late payment refunded",
		text: ({ name }: { name: string }) =>
			`${name} paid for an order after it had ended, or an amount that was no longer due. The payment is refunded automatically. You don’t have to do anything.`,
	},
	refundLabel: "Refund",
	refundFailed: {
		subject: "Refund failed",
		text: ({ name }: { name: string }) =>
			`We could not refund ${name}. The payment provider refused the refund, or the customer’s bank returned it. Open the order to see what is left to do.`,
	},
	disputed: {
		subject: "Payment disputed",
		text: ({ name }: { name: string }) =>
			`${name} disputes a payment with their bank, which has taken the money back until it decides. Answer in your payment provider’s dashboard, with proof of delivery if you have it. If you don’t answer in time, the money is lost.`,
		label: "Disputed",
	},
	cancelledText: ({ number }: { number: string }) =>
		`Your order ${number} is cancelled. Nothing more will be sent.`,
	shopMessage: "Message from the shop",
	/** "which": "1 of 3". */
	parcelCorrected: ({ number, which }: { number: string; which: string }) =>
		`The tracking details of parcel ${which} of your order ${number} have changed. Use the ones below instead of those in our last email.`,
	trackingCorrected: ({ number }: { number: string }) =>
		`The tracking details of your order ${number} have changed. Use the ones below instead of those in our last email.`,
	parcelShipped: ({ number, which }: { number: string; which: string }) =>
		`Parcel ${which} of your order ${number} is on its way. We will email you when we ship the rest.`,
	lastParcelShipped: ({ number, which }: { number: string; which: string }) =>
		`Parcel ${which} of your order ${number} is on its way. All of your order is now on its way.`,
	sentBackAfterEnd: ({ amount, number }: { amount: string; number: string }) =>
		`Your payment of ${amount} arrived after your order ${number} had ended. We are refunding all of it. Nothing will be sent.`,
	sentBackAfterChange: ({ amount, number }: { amount: string; number: string }) =>
		`Your payment of ${amount} arrived after your order ${number} had changed. We are refunding all of it. Open your order to see what is due now.`,
	edited: ({ number }: { number: string }) =>
		`We changed the items of your order ${number}. This is what it contains now.`,
	editRefund: ({ amount }: { amount: string }) => `We will refund ${amount}. You don’t have to do anything.`,
	willRefund: ({ amount }: { amount: string }) => `We will refund the ${amount} that you paid.`,
	onItsWay: ({ number }: { number: string }) => `Your order ${number} is on its way.`,
	trackingNumberChanged: "Your tracking number has changed",
	refundingPayment: "We are refunding your payment",
	totalBefore: "Total before",
	difference: "Difference",
	leftPay: "Left to pay",
	viewInvoice: "View your invoice",
	trackOrder: "Track your order",
	orderNumber: "Order number",
	invoice: "Invoice",
	openPageHint: "To open the page, enter this email address or the phone number you ordered with.",
	answerBefore: "Answer before",
	viewOrder: "View order",
	sentRefund: "We sent your refund",
	refundedFar: "Refunded so far",
	orderConfirmed: "Your order is confirmed",
	confirmedText: ({ number }: { number: string }) =>
		`Your order ${number} is confirmed. We will pack it next.`,
	orderCancelled: "Your order is cancelled",
	orderExpired: "Your order has expired",
	expiredText: ({ number }: { number: string }) =>
		`Your order ${number} has expired because it was not paid or confirmed in time. Order again if you still want the items.`,
	receivedPayment: "We received your payment",
	paidText: ({ number }: { number: string }) => `Thank you. We received your payment for order ${number}.`,
	paymentFailed: "Your payment failed",
	paymentFailedText: ({ number }: { number: string }) =>
		`Your payment for order ${number} failed. Pay again, or contact us.`,
	orderWay: "Your order is on its way",
	orderDelivered: "Your order was delivered",
	deliveredText: ({ number }: { number: string }) =>
		`Your order ${number} was delivered. If something is wrong, or you change your mind within 14 days, open the order to return items.`,
	requested: {
		subject: "We received your return request",
	},
	returnRequestedText: ({ number }: { number: string }) =>
		`We received your request to return items from order ${number}. We will answer soon.`,
	approved: {
		subject: "Your return is approved",
	},
	returnApprovedText: ({ number }: { number: string }) =>
		`Your return from order ${number} is approved. Send the items back to us.`,
	received: {
		subject: "We received your return",
	},
	returnReceivedText: ({ number }: { number: string }) =>
		`We received the items you returned from order ${number}. We will refund you soon.`,
	refused: {
		subject: "Your return was declined",
	},
	returnRefusedText: ({ number }: { number: string }) => `We can’t accept your return from order ${number}.`,
};
