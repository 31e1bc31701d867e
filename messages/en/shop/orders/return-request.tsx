import type { ReactNode } from "react";
export const returnRequest = {
	quantityHint: ({ left, quantity, paid }: { left: number; quantity: number; paid: string }) =>
		`Quantity (max ${left}). You ordered ${quantity} for ${paid}.`,
	fromOrder: ({ number }: { number: ReactNode }) => (
		<>From order {number}. We answer by email with the return address.</>
	),
	returnItems: "Return items",
	requested: "We received your request and will answer soon.",
	getBack: "You get back",
	showAmount: "Show amount",
	refundRule:
		"We refund what you paid for the items, after discounts. If you return the whole order, we refund delivery, too.",
	why: "Why?",
	wrong: "What is wrong?",
	problemHint: "Required if there is a problem with the item.",
	goBack: "Go back",
	requestReturn: "Request return",
};
