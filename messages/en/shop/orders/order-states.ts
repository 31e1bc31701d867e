export const orderStates = {
	new: {
		label: "New",
		forCustomer: "We received your order and will confirm it soon.",
	},
	confirmed: {
		label: "Confirmed",
		forCustomer: "Your order is confirmed. We will pack it next.",
	},
	processing: {
		label: "Processing",
		forCustomer: "We are packing your order.",
	},
	completed: {
		label: "Completed",
		forCustomer: "Your order is complete. Thank you for shopping with us.",
	},
	cancelled: {
		label: "Cancelled",
		forCustomer: "This order is cancelled. Nothing more will be sent.",
	},
	expired: {
		label: "Expired",
		forCustomer:
			"This order was cancelled automatically because it was not paid or confirmed in time. Order again if you still want it.",
	},
	unpaid: {
		label: "Unpaid",
	},
	paid: {
		label: "Paid",
	},
	partially_refunded: {
		label: "Partly refunded",
	},
	refunded: {
		label: "Refunded",
	},
	failed: {
		label: "Payment failed",
	},
	unfulfilled: {
		label: "Not shipped",
	},
	shipped: {
		label: "Shipped",
	},
	delivered: {
		label: "Delivered",
	},
	returned: {
		label: "Returned",
	},
	/** Inside a sentence: "The order is already shipped." */
	inText: {
		new: "new",
		confirmed: "confirmed",
		processing: "processing",
		completed: "completed",
		cancelled: "cancelled",
		expired: "expired",
		unpaid: "unpaid",
		paid: "paid",
		partially_refunded: "partly refunded",
		refunded: "refunded",
		failed: "payment failed",
		unfulfilled: "not shipped",
		shipped: "shipped",
		delivered: "delivered",
		returned: "returned",
	},
};
