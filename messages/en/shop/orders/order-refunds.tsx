import type { ReactNode } from "react";
export const orderRefunds = {
	nothingOfItem: "Nothing of this item is left to refund.",
	/** Begins sentences about mistakes. */
	reasonName: "The reason",
	itemsTooMuch: ({ left }: { left: string }) =>
		`These items cost more than the ${left} that is left to refund. Refund an amount instead.`,
	enterAtMost: ({ amount }: { amount: string }) => `Enter ${amount} or less.`,
	quantityRange: ({ left }: { left: number }) => `Enter a quantity from 0 to ${left}.`,
	items: "Items",
	amount: "An amount",
	restock: "Restock",
	deliveryIn: ({ currency }: { currency: string }) => `Delivery in ${currency}`,
	upTo: ({ amount }: { amount: string }) => `Up to ${amount}.`,
	amountIn: ({ currency }: { currency: string }) => `Amount in ${currency}`,
	upToWithoutStock: ({ amount }: { amount: string }) => `Up to ${amount}. Stock doesn’t change.`,
	zeroTo: ({ left }: { left: number }) => `0 to ${left}`,
	question: ({ amount }: { amount: string }) => `Refund ${amount}?`,
	button: ({ amount }: { amount: string }) => `Refund ${amount}`,
	/** A number of units. */
	backInStock: ({ count }: { count: number }) => `${count} back in stock`,
	reason: ({ why }: { why: string }) => `Reason: ${why}`,
	onItsWay: ({ amount }: { amount: string }) => `The refund of ${amount} is on its way.`,
	enterAmountLike: ({ example }: { example: string }) => `Enter an amount like ${example}.`,
	enterAmountOrNone: ({ example }: { example: string }) =>
		`Enter an amount like ${example}, or leave it empty.`,
	/** "quantity": "2 × $5". */
	unitsReturned: ({ quantity, count }: { quantity: ReactNode; count: number }) => (
		<>
			{quantity}, {count} returned
		</>
	),
	quantity: ({ item, hidden }: { item: string; hidden: (text: string) => ReactNode }) => (
		<>Quantity{hidden(` of ${item}`)}</>
	),
	writtenOff: ({ count, reason }: { count: number; reason: string }) => `${count} written off: ${reason}`,
	doing: "refund the order",
	refundFailed: ({ amount }: { amount: ReactNode }) => <>Refund failed: {amount}.</>,
	failedAgain: ({ at }: { at: string }) =>
		`The payment provider refused it, or the customer’s bank returned it. Next automatic attempt: ${at}.`,
	failedForGood:
		"The payment provider refused it, or the customer’s bank returned it. It is not tried again automatically.",
	chooseRefund: "Choose what to refund.",
	enterQuantityOrDelivery: "Enter a quantity for at least one item, or an amount for delivery.",
	amountTooSmall: "Enter an amount above 0.",
	chooseRestock: "Choose whether to restock or write off.",
	refundQuestion: "What do you want to refund?",
	noteHint: "Only your team can see it.",
	refunded: "Refunded",
	waitsReturn: "Waits for its return",
	unitsNotReturned: "Units that were not returned",
	stock: "Stock",
	refundOrder: "Refund order",
	reviewRefund: "Review refund",
	consequence:
		"The money goes back to the card or wallet that paid. The customer gets an email when it is sent.",
	alreadyReturned: "Already returned",
	delivery: "Delivery",
	refund: "Refund",
	leftAfterwards: "Left to refund afterwards",
	requestedAgain: "The refund is requested again. We send it within a minute.",
	notTriedAgain: "The refund is not tried again: it is no longer failed, or less is left to refund.",
	gone: "This order no longer exists.",
	not_allowed: "Nothing was paid for this order.",
	changed: "The order or its refunds have changed in the meantime. Check what is left, and start again.",
	backOrder: "Back to order",
	nothingLeft: "Nothing is left to refund.",
	onlinePayment: "Online payment",
	viewPayment: "View payment",
	paid: "Paid",
	refundPending: "Refund pending",
	leftRefund: "Left to refund",
	tryAgain: "Try again",
	trying: "Trying...",
	record: "Record a refund",
	recordQuestion: ({ amount }: { amount: string }) => `Record a refund of ${amount}?`,
	recordButton: ({ amount }: { amount: string }) => `Record ${amount}`,
	/** "how": what staff typed, such as "bank transfer". */
	sentByHand: ({ how }: { how: string }) =>
		`You sent the money back: ${how}. This doesn’t move any money. The customer gets an email.`,
	isRecorded: ({ amount }: { amount: string }) => `The refund of ${amount} is recorded.`,
	enterHow: "Enter how you sent the money back.",
	/** Begins sentences about mistakes in how the money was sent back. */
	howName: "This",
	how: "How you sent the money back",
	howHint: "For example: bank transfer on 4 December, or cash.",
};
