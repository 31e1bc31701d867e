import type { ReactNode } from "react";
export const orderPage = {
	shipParcel: ({ which }: { which: string }) => `Ship parcel ${which}`,
	partlyShipped: ({ shipped }: { shipped: string }) =>
		`${shipped}. The items can no longer be edited, and the order can’t be cancelled. Items that you refund leave the parcels that aren’t shipped.`,
	parcelWasShipped: ({ which }: { which: string }) => `Parcel ${which} shipped`,
	title: ({ number }: { number: string }) => `Order ${number}`,
	paymentLink: ({ label, link }: { label: (text: string) => ReactNode; link: ReactNode }) => (
		<>
			{label("Payment link:")} {link}. It asks for the customer’s email or phone.
		</>
	),
	packingSlipTitle: ({ number }: { number: string }) => `Packing slip ${number}`,
	receiptTitle: ({ number }: { number: string }) => `Receipt ${number}`,
	refundNeeded: ({ amount }: { amount: ReactNode }) => <>Refund needed: {amount}.</>,
	/** Only screen readers read the hidden part. */
	ship: ({ number, hidden }: { number: number; hidden: (text: string) => ReactNode }) => (
		<>Ship{hidden(` parcel ${number}`)}</>
	),
	editParcelTracking: ({ number, hidden }: { number: number; hidden: (text: string) => ReactNode }) => (
		<>Edit tracking{hidden(` of parcel ${number}`)}</>
	),
	parcelSlip: ({ number, hidden }: { number: number; hidden: (text: string) => ReactNode }) => (
		<>Packing slip{hidden(` of parcel ${number}`)}</>
	),
	afterDiscount: ({ amount }: { amount: ReactNode }) => <>{amount} after discount</>,
	writeReview: "Write a review",
	/** "base" is the taxed amount. */
	tax: ({ name, rate, base }: { name: string; rate: string; base: ReactNode }) => (
		<>
			{name} {rate} of {base}
		</>
	),
	taxIncluded: ({ name, rate, base }: { name: string; rate: string; base: ReactNode }) => (
		<>
			Includes {name} {rate} of {base}
		</>
	),
	subtotal: "Subtotal",
	discount: "Discount",
	paid: "Paid",
	refunded: "Refunded",
	leftToPay: "Left to pay",
	noteSaved: "The note is saved.",
	addNote: "Add note",
	noteHint: "Only your team can see it.",
	return: "Return",
	order: "Order",
	customerDelivery: "Customer and delivery",
	editTracking: "Edit tracking",
	customerNote: "Customer note:",
	backOrder: "Back to order",
	refundedToCard: "It goes back to the card or wallet that paid.",
	recordAfterSending: "Record it once you have sent the money.",
	refund: "Refund",
	editItems: "Edit items",
	changeParcels: "Change parcels",
	splitIntoParcels: "Split into parcels",
	messages: "Messages",
	packingSlip: "Packing slip",
	receipt: "Receipt",
	status: "Order",
	fulfilment: "Delivery",
	orderPlaced: "Order placed",
	itemsChanged: "Items changed",
	parcelsChanged: "Parcels changed",
	refundRequested: "Refund requested",
	items: "Items",
	item: "Item",
	unitPrice: "Unit price",
	nothingToPack: "Nothing of this order is to be packed.",
	itemsPack: "Items to pack",
	/** Before the date of an order. */
	ordered: "Ordered",
	recordRefund: "Record refund",
};
