import { plural } from "#app/common/language/plural.ts";
import { jobSteps } from "../rent/job-steps.ts";
import { movePrice } from "../rent/move-price.ts";
import { moveRates } from "../rent/office/move-rates.ts";
import { orderReturns } from "../shop/orders/order-returns.ts";
import { productVariants } from "../shop/products/product-variants.tsx";
import { nightsChange } from "../travel/nights/nights-change.ts";
import { stayHistory } from "../travel/stays/stay-history.ts";

/**
 * Texts of which the name and the values are stored: lines of histories and prices, and reasons of refunds. A name here
 * is in databases: it is never changed or removed.
 */
export const stored = {
	/** In histories of moves. */
	depositUnpaid: "The deposit was not paid in time",
	priceAccepted: ({ price }: { price: string }) => `Price of ${price} accepted`,
	priceOffered: ({ price }: { price: string }) => `Price of ${price} offered`,
	priceChanged: ({ from, to }: { from: string; to: string }) => `Price changed from ${from} to ${to}`,
	/** After a new time. */
	priceNow: ({ from, to }: { from: string; to: string }) => `price changed from ${from} to ${to}`,
	/** In place of a price. */
	noPrice: "no price",
	priceWithdrawn: ({ price }: { price: string }) => `Price of ${price} withdrawn`,
	depositPaid: ({ amount }: { amount: string }) => `Deposit of ${amount} paid`,
	depositRefunded: ({ amount }: { amount: string }) => `${amount} of the deposit refunded`,
	depositWaived: ({ amount }: { amount: string }) => `Deposit of ${amount} waived`,
	refundReturned: ({ amount }: { amount: string }) => `The bank returned a refund of ${amount}`,
	feeOf: ({ fee }: { fee: string }) => `Cancellation fee of ${fee}`,
	movedTime: ({ from, to }: { from: string; to: string }) => `Moved from ${from} to ${to}`,
	/** A date and a time of day. */
	time: ({ date, time }: { date: string; time: string }) => `${date}, ${time}`,
	/** What a driver reported. */
	onTheWay: jobSteps.label.on_the_way,
	arrived: jobSteps.label.arrived,
	loaded: jobSteps.label.loaded,
	delivered: jobSteps.label.delivered,
	collectedInCash: ({ amount }: { amount: string }) => `${amount} collected in cash`,
	collectedByCard: ({ amount }: { amount: string }) => `${amount} collected by card`,
	notCollected: ({ amount }: { amount: string }) => `${amount} not collected`,
	/** Why money is refunded. */
	orderEnded: "The order had ended",
	bookingEnded: "The booking had ended",
	notDue: "It was no longer due",
	overpaid: "More was paid than it costs",
	priceLower: "The price is lower now",
	moveCancelled: "The move was cancelled",
	orderCancelled: "The order was cancelled",
	orderExpired: "The order was expired",
	itemsRemoved: "Items were taken off the order",
	stayCancelled: "The booking is cancelled",
	stayRejected: "The booking is rejected",
	stayExpired: "The booking is expired",
	stayNoShow: "The booking is no-show",
	stayCheaper: "The stay costs less on its new dates",
	extraRemoved: "An extra was removed",
	/** Lines of the price of a move. */
	move: movePrice.move,
	moveWithin: movePrice.within,
	moveBetween: movePrice.between,
	moveFloorsFrom: movePrice.floorsFrom,
	moveFloorsTo: movePrice.floorsTo,
	moveHelpers: movePrice.helpers,
	movePacking: movePrice.packing,
	moveWeekend: movePrice.weekend,
	moveEvening: movePrice.evening,
	moveMinimum: movePrice.minimum,
	/** In histories of orders and stays. */
	placedByStaff: "Placed by staff for the customer",
	keptUnconfirmed: "Kept without a confirmed email address",
	sentInOneParcel: "Sent in one parcel",
	thenInOneParcel: "sent in one parcel",
	toShip: ({ units }: { units: string }) => `To ship: ${units}`,
	nothing: "nothing",
	parcel: ({ which }: { which: string }) => `Parcel ${which}`,
	/** Which of how many parcels. */
	which: ({ at, count }: { at: number; count: number }) => `${at} of ${count}`,
	trackingChanged: ({ from, to }: { from: string; to: string }) => `Tracking changed from ${from} to ${to}.`,
	parcelTrackingChanged: ({ which, from, to }: { which: string; from: string; to: string }) =>
		`Tracking of parcel ${which} changed from ${from} to ${to}.`,
	quoted: ({ text }: { text: string }) => `“${text}”`,
	noTracking: "without a carrier or tracking number",
	itemAdded: ({ item, units }: { item: string; units: number }) => `${item}: added ${units}`,
	itemRemoved: ({ item, units }: { item: string; units: number }) => `${item}: removed ${units}`,
	total: ({ from, to }: { from: string; to: string }) => `Total: ${from} → ${to}`,
	deliveryOf: ({ amount }: { amount: string }) => `delivery ${amount}`,
	sentBack: ({ how }: { how: string }) => `Sent back: ${how}`,
	/** After the units and the name of an item. */
	restocked: "restocked",
	writtenOff: ({ reason }: { reason: string }) => `written off (${reason})`,
	/** Why units are written off, after “written off”. */
	damaged: orderReturns.reasonsInText.damaged,
	defective: orderReturns.reasonsInText.defective,
	used: orderReturns.reasonsInText.used,
	incomplete: orderReturns.reasonsInText.incomplete,
	unsellable: orderReturns.reasonsInText.unsellable,
	/** The same as a note of the stock. */
	noteDamaged: orderReturns.reasons.damaged,
	noteDefective: orderReturns.reasons.defective,
	noteUsed: orderReturns.reasons.used,
	noteIncomplete: orderReturns.reasons.incomplete,
	noteUnsellable: orderReturns.reasons.unsellable,
	/** An amount alone. */
	amount: ({ amount }: { amount: string }) => amount,
	/** A changed field: “Title: Lamp → Lamps”. “none” takes the place of an empty value. */
	changed: ({ what, from, to }: { what: string; from: string; to: string }) =>
		`${what}: ${from || "none"} → ${to || "none"}`,
	became: ({ from, to }: { from: string; to: string }) => `${from || "none"} → ${to || "none"}`,
	about: ({ what, text }: { what: string; text: string }) => `${what}: ${text}`,
	/** The name of a field or state. */
	label: ({ label }: { label: string }) => label,
	/** A translated field, and the code of the language. */
	inLanguage: ({ what, language }: { what: string; language: string }) => `${what} (${language})`,
	zonePair: moveRates.zones,
	hoursOf: ({ size }: { size: string }) => `Duration in hours, ${size}`,
	/** “Mon 08:00–18:00”, “Mon–Fri 08:00–18:00”. */
	workingDay: ({ day, hours }: { day: string; hours: string }) => `${day} ${hours}`,
	workingDays: ({ from, to, hours }: { from: string; to: string; hours: string }) => `${from}–${to} ${hours}`,
	variantsSaved: "Variants saved",
	copyOf: ({ product }: { product: number }) => `Copy of product ${product}`,
	variantPhotosChanged: ({ count }: { count: number }) => `Variants with another photo: ${count}`,
	photosAdded: ({ count }: { count: number }) => `Photos added: ${count}`,
	photoMoved: ({ from, to }: { from: number; to: number }) => `Photo ${from} → ${to}`,
	photoRemoved: "Photo removed",
	photoDescribed: "Photo described",
	photoImported: "Photo imported",
	variantPictureImported: "Variant picture imported",
	picturesAdded: ({ count }: { count: number }) => `Pictures: ${count}`,
	/** For some nights. `what`: “2 ×” rooms, or the number of a room. */
	roomsBlocked: ({ what, from, to }: { what: string; from: string; to: string }) =>
		`${what} from ${from} to ${to}`,
	nightPrice: nightsChange.price,
	nightMinStay: nightsChange.minStay,
	paidAtHotel_cash: stayHistory.paidAtHotel.cash,
	paidAtHotel_card: stayHistory.paidAtHotel.card,
	paidAtHotel_transfer: stayHistory.paidAtHotel.transfer,
	givenBack_cash: stayHistory.givenBack.cash,
	givenBack_card: stayHistory.givenBack.card,
	givenBack_transfer: stayHistory.givenBack.transfer,
	nobody: "nobody",
	/** Why the assignment of a vehicle or driver ended. */
	notFree: "not free at the new time",
	deletedAddress: "a deleted address",
	/** Of an import: “Price of Small”, “Desk lamp, 2 variants, in Lighting”. */
	fieldOf: productVariants.labelOf,
	newProduct: ({ title, count }: { title: string; count: number }) =>
		plural(count, { one: `${title}, 1 variant`, other: `${title}, ${count} variants` }),
	newProductIn: ({ title, count, category }: { title: string; count: number; category: string }) =>
		plural(count, {
			one: `${title}, 1 variant, in ${category}`,
			other: `${title}, ${count} variants, in ${category}`,
		}),
	draftUntilPicture: "draft until it has a picture",
	picturesToAdd: ({ count }: { count: number }) =>
		plural(count, { one: "1 picture to add", other: `${count} pictures to add` }),
	newVariant: ({ name }: { name: string }) => `New variant ${name}`,
	variantRestored: ({ name, price, stock }: { name: string; price: string; stock: number }) =>
		`Archived variant ${name} restored (${price}, ${stock} in stock)`,
	newPicture: "New picture",
	pictureOrder: ({ order }: { order: string }) => `Picture order: ${order}`,
	/** In place of the name of an erased person who wrote a review. */
	formerCustomer: "Former customer",
	formerGuest: "Former guest",
};
