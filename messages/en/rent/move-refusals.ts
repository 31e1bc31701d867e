/** Why a moving booking can’t be made or changed. */
export const moveRefusals = {
	/** By reason. */
	booking: {
		too_soon: "Choose a date and time at least 2 hours from now.",
		too_far: "Choose a date within the next 90 days.",
		nothing_stored: "No data returned.",
		waiting:
			"Five bookings from your network are waiting for our answer. To book another one now, sign in with a confirmed email address.",
		same_time: "The move is already at this time. Choose another date or time.",
	},
	/** More bookings than one person makes are not emailed to one address. */
	tooManyMails:
		"Too many bookings were made with this email address in the last hour. Leave the email address empty, or try again later.",
	tooManyPrices:
		"You asked for many prices in the last hour. Wait a few minutes, or book now: you see the price before anything is booked.",
	/** For an admin whose form lacks what the screen showed. */
	reopen: "Open the booking’s menu again and choose from there.",
	/** For an admin who names a price of zero: it may be a slip. “This move is free” is the label of a box below. */
	free: "At this price the customer pays nothing. Select “This move is free” to send it, or enter another price.",
	/** For a customer without a price to accept. */
	noOffer: "This booking has no price to accept. We’ll call you with a price, or send you an email.",
	due: "Your move was due to start. Contact us if your driver has not arrived, or if this page is not up to date.",
	gone: "This booking does not exist. It may have been deleted.",
	past: "The time of this move has passed. Contact us, or book another move.",
	/** For a customer whose page no longer applies, by reason. */
	outdated: {
		fee: "Free cancellation has ended since you opened this page. Nothing is cancelled yet.",
		deposit:
			"The deposit of this move has changed since you saw it. Nothing is confirmed yet. Open the booking again.",
		date: "The date of this move has changed. Open the booking again.",
		quote: "The price has changed since you saw it. The date is not changed yet.",
		too_late: "The date of this move can no longer be changed online. Contact us, or cancel the booking.",
		begun: "This move has begun, so it can’t be cancelled online. Contact us if something is wrong.",
	},
	/** To staff, why a move can’t be confirmed. */
	openPrice: {
		none: "This booking has no price. Send the customer a price first.",
		own: ({ price, moment }: { price: string; moment: string }) =>
			`The price of this booking is ${price} (${moment}, set by you), and the customer has not accepted it yet.`,
		by: ({ price, moment, person }: { price: string; moment: string; person: string }) =>
			`The price of this booking is ${price} (${moment}, set by ${person}), and the customer has not accepted it yet.`,
		unknown: ({ price, moment }: { price: string; moment: string }) =>
			`The price of this booking is ${price} (${moment}), and the customer has not accepted it yet.`,
	},
};
