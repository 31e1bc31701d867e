import { plural } from "#app/common/language/plural.ts";
export const orderParcels = {
	carrier: "Carrier",
	trackingNumber: "Tracking number",
	enterTracking: "Enter a tracking number or a carrier.",
	sentInParcels: ({ count }: { count: number }) => `The order is sent in ${count} parcels.`,
	sentInOne: "The order is sent in one parcel.",
	parcel: ({ which }: { which: string }) => `Parcel ${which}`,
	shippedAt: ({ at }: { at: string }) => `Shipped ${at}`,
	toPack: ({ count }: { count: number }) => `${count} to pack`,
	parcelNumber: ({ number }: { number: number }) => `Parcel ${number}`,
	numberRange: ({ most }: { most: number }) => `Enter a number from 0 to ${most}.`,
	putUnits: ({ title, quantity, packed }: { title: string; quantity: number; packed: number }) =>
		`${title}: put ${quantity} into parcels, not ${packed}.`,
	doing: "edit tracking",
	markShipped: ({ count }: { count: number }) =>
		plural(count, { one: `Mark ${count} order as shipped`, other: `Mark ${count} orders as shipped` }),
	splitTitle: ({ number }: { number: string }) => `Parcels of order ${number}`,
	/** Which parcel: "1 of 3". */
	which: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
	leftOut: ({ count }: { count: number }) =>
		plural(count, { one: `${count} order is left out`, other: `${count} orders are left out` }),
	trackingDetailsSaved: "The tracking details are saved.",
	backOrder: "Back to order",
	trackingFields: "Carrier and tracking number",
	correctionConsequence: "The customer gets an email with the new details.",
	shipOrders: "Ship orders",
	onlyConfirmedShippable:
		"Only confirmed orders that aren’t shipped yet can be shipped. Ship an order in several parcels on its own page.",
	bulkConsequence: "Each customer gets an email with the carrier and tracking number, if you enter them.",
	shipping: "Shipping...",
	backOrders: "Back to orders",
	splitIntoParcels: "Split into parcels",
	splitLead:
		"Enter how many units of each item go into which parcel. You can change this until the first parcel is shipped. A parcel without units is left out.",
	saveParcels: "Save parcels",
	addParcel: "Add a parcel",
	sendOneParcel: "Send in one parcel",
	goBack: "Go back",
	parcels: "Parcels",
	notShipped: "Not shipped",
};
