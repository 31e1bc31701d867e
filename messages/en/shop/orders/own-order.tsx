import type { ReactNode } from "react";
export const ownOrder = {
	andMore: ({ first, count }: { first: string; count: number }) => `${first} and ${count} more`,
	tooLate: "This order can no longer be cancelled. You can return it after it arrives.",
	emailed: ({ email }: { email: string }) => `We sent an email to ${email}.`,
	notEmailed: ({ email }: { email: string }) =>
		`We did not send an email to ${email}, because it received too many in the last hour. Keep your order number.`,
	thanks: ({ name }: { name: string }) => `Thank you, ${name}. We received your order.`,
	fromOrder: ({ number }: { number: string }) => `From order ${number}.`,
	cancelTitle: ({ number, whole }: { number: string; whole: (text: string) => ReactNode }) => (
		<>Cancel order {whole(`${number}?`)}</>
	),
	follow: ({ link }: { link: (text: string) => ReactNode }) => (
		<>Follow your order at {link("Track Order")} with its number and your email or phone.</>
	),
	status: ({ status }: { status: string }) => `Your order: ${status}`,
	mayCancel: "You can cancel it there until we pack it.",
	doing: "cancel the order",
	cancelOrder: "Cancel your order",
	alreadyCancelled: "This order is already cancelled.",
	noCharge: "There is no charge.",
	orderCancelled: "Your order is cancelled.",
	backOrder: "Back to order",
	keepOrder: "Keep order",
	cancelOrder2: "Cancel order",
	cancelling: "Cancelling...",
	cancelConsequence: ({ money }: { money: string }) =>
		`We won’t send anything, and this can’t be undone. ${money}`,
	order: "Your order",
	orderNumber: "Your order number",
	happensNext: "What happens next",
	nothingPay: "Nothing to pay.",
	deliveryPayment: "Delivery and payment",
	trackOrder: "Track this order",
	receipt: "Receipt",
	continueShopping: "Continue shopping",
	reviewProduct: "Review a product",
};
