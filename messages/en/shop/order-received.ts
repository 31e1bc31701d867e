export const orderReceived = {
	number: "Order number",
	payBefore: "Pay before",
	/** The email after an order was placed. */
	subject: ({ number }: { number: string }) => `We received your order (${number})`,
	intro: ({ number }: { number: string }) =>
		`Thank you. We received your order ${number} and will confirm it soon.`,
	view: "View your order",
	linkWarning: "Anyone who has this link can see your order. Don’t forward this email.",
};
