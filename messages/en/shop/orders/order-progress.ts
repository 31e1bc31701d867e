export const orderProgress = {
	arriving: {
		shipped: "Your order is on its way.",
		delivered: "Your order has arrived.",
		returned: "We received your returned items.",
	},
	paying: {
		unpaid: "We are waiting for your payment.",
		paid: "Your payment is complete.",
		refunded: "We refunded your payment.",
		failed: "Your payment failed. Pay again.",
	},
	packingRest: ({ shipped }: { shipped: string }) => `${shipped}. We are packing the rest.`,
	refundedPart: ({ amount }: { amount: string }) => `We refunded ${amount} of your payment.`,
	refundComing: ({ amount }: { amount: string }) => `We are refunding ${amount}.`,
	/** Numbers. */
	parcelsShipped: ({ shipped, count }: { shipped: number; count: number }) =>
		`${shipped} of ${count} parcels shipped`,
	expires: ({ at }: { at: string }) => `Cancelled automatically if unpaid by ${at}.`,
	expiresUnconfirmed: ({ at }: { at: string }) => `Cancelled automatically if we don’t confirm it by ${at}.`,
	refunding: ({ amount }: { amount: string }) => `We are refunding the ${amount} you paid.`,
	refundingRest: ({ amount }: { amount: string }) => `We are refunding the other ${amount}.`,
	willRefund: ({ amount }: { amount: string }) => `We will refund the ${amount} you paid.`,
	willRefundRest: ({ amount }: { amount: string }) => `We will refund the other ${amount}.`,
	willRefundRestPaid: ({ amount }: { amount: string }) => `We will refund the other ${amount} you paid.`,
	payCourier: "Pay the courier in cash when your order arrives.",
};
