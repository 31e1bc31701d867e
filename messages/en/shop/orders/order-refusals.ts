export const orderRefusals = {
	gone: "This order no longer exists.",
	parcelsChanged: "The parcels of this order have changed. Open the order again to see them.",
	reopen: "Open the order again and try once more.",
	states: ({ order, paid, delivery }: { order: string; paid: string; delivery: string }) =>
		`This isn’t possible for an order with these statuses: ${order}, ${paid}, ${delivery}.`,
	checkItems: "Its items have changed. Check them, then try again.",
	byParcels: {
		in_parcels: "This order is sent in several parcels. Ship each of them on the order’s page.",
		partly_shipped:
			"Some parcels of this order are on their way, so it can’t be cancelled. If it was paid online, refund the items that aren’t shipped yet. Otherwise ship the other parcels, too, and cancel the order once all of them have come back.",
	},
	correctIt: "To change them, choose “Edit tracking” on the order page.",
	notShipped: "You can edit tracking only while an order is shipped and not yet delivered.",
	notDivisible:
		"You can divide an order of two or more units into parcels until the first one is shipped, or the order is cancelled.",
	parcelChanged: ({ parcel }: { parcel: string }) =>
		`Someone else changed it in the meantime. It is now ${parcel}.`,
	willRefund: ({ amount }: { amount: string }) => `The ${amount} that the customer paid online is refunded.`,
	willRefundRest: ({ amount }: { amount: string }) =>
		`The other ${amount} that the customer paid online is refunded.`,
	otherParcel: ({ parcel }: { parcel: string }) =>
		`You already shipped it as ${parcel}, and the customer has these details. To change them, choose “Edit tracking” on the order page.`,
	otherParcelWithout:
		"You already shipped it without a carrier or tracking number, and the customer has these details. To change them, choose “Edit tracking” on the order page.",
	notNow: "This isn’t possible in its current status.",
	amountTooSmall: "Enter an amount above 0 that is not more than is left to refund.",
	withoutTracking: "without a carrier or tracking number",
};
