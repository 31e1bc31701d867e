import type { ReactNode } from "react";
export const payments = {
	disputeWonMail: {
		subject: ({ number }: { number: string }) => `Dispute won (${number})`,
		body: "The customer’s bank gave the money back.",
		refunding: "A refund waited for this decision, and is sent now.",
	},
	states: {
		disputed: "Disputed",
		open: "Unpaid",
		paid: "Paid",
		refundedPart: "Partly refunded",
		refunded: "Refunded",
		expired: "Expired",
		disputeWon: "Dispute won",
		disputeLost: "Dispute lost",
	},
	viewPayment: "View payment",
	refund: "Refund",
	opening: "Opening the secure page of our payment provider.",
	refundStates: {
		requested: "Requested",
		sent: "Pending",
		done: "Refunded",
		failed: "Failed",
	},
	entries: {
		charged: "Charged",
		refunded: "Refunded",
		refundFailed: "Refund returned",
		disputed: "Taken back by the bank",
		disputeWon: "Dispute won",
		fee: "Fee",
	},
	disputed: {
		/** To the customer. */
		open: "You disputed your payment, so your bank decides about it.",
		/** To the customer. */
		lost: "Your bank gave you back your payment.",
	},
	records: {
		charge: "Charge",
		refund: "Refund",
		dispute: "Dispute",
		fee: "Fee",
	},
	recordStates: {
		pending: "Pending",
		succeeded: "Succeeded",
		failed: "Failed",
		open: "Open",
		won: "Won",
		lost: "Lost",
	},
	difference: {
		isClosed: "This difference is already closed.",
		done: "The difference is closed.",
		closed: "The difference is closed",
		gone: "It was gone at the next comparison.",
		/** The advice is a sentence. */
		hint: ({ advice }: { advice: string }) =>
			`${advice} The note says why it is closed. Only your team can see it.`,
		title: "Close difference",
	},
	goBack: "Go back",
	dispute: {
		title: "Close a dispute as lost",
		done: "The dispute is closed as lost.",
		notOpen: "The dispute is not closed: it is no longer open.",
		button: "Close as lost",
		busy: "Closing...",
		lead: "The money stays with the customer. If the bank gives it back after all, that is recorded.",
		ended: "The dispute is no longer open",
		nothing: "There is nothing to close.",
		won: "The money is back.",
		lost: "The customer’s bank has kept the money.",
		one: "Dispute",
		answer: ({ date }: { date: string }) => `Answer in the provider’s dashboard before ${date}.`,
		link: "Close as lost…",
		question: ({ amount }: { amount: ReactNode }) => <>Close the dispute of {amount} as lost?</>,
		taken: "The customer’s bank has taken the money back until it decides.",
		takenUntil: ({ date }: { date: string }) =>
			`The customer’s bank has taken the money back until it decides. Answer before ${date}.`,
		state: ({ state, amount }: { state: string; amount: ReactNode }) => (
			<>
				{state}: {amount}.
			</>
		),
	},
	notReached: "We can’t reach our payment provider. Your payment appears here as soon as we can.",
	notOffered: "We no longer take payments online. Contact us to pay in another way.",
	stillNotReached: "We still can’t reach our payment provider. Try again in a few minutes.",
	refundAgain: "The refund is requested again. We send it within a minute.",
	refundNotAgain: "The refund is not tried again: it is no longer failed, or less is left to refund.",
	refundFailed: "Refund failed",
	openIn: ({ name }: { name: string }) => `Open in ${name}`,
	failed: {
		text: ({ provider }: { provider: string }) =>
			`${provider} refused it, or the customer’s bank returned the money. Try it again below, or refund the customer in another way.`,
		title: ({ amount }: { amount: ReactNode }) => <>The refund of {amount} failed.</>,
	},
	disputing: {
		text: "Their bank has taken the money back until it decides, and it can’t be refunded meanwhile.",
		answer: ({ provider, date }: { provider: string; date: string }) =>
			`Answer in ${provider} before ${date}.`,
		close: ({ provider }: { provider: string }) =>
			`${provider} does not tell when the bank’s decision is final: close the dispute as lost below when the money will not come back. If it does come back, it is recorded.`,
		title: ({ amount }: { amount: ReactNode }) => <>The customer disputes {amount}.</>,
	},
	disputes: "Disputes",
	refunds: "Refunds",
	entriesTitle: "Entries",
	noEntries: "Nothing was charged yet.",
	eventsFrom: ({ provider }: { provider: string }) => `Events from ${provider}`,
	title: "Payments",
	lead: "What customers paid online, and what was refunded.",
	none: {
		title: "No payments yet",
		text: "A payment appears here when a customer chooses to pay online.",
	},
	noMatch: "No payments match these filters",
	notConfigured: "There is no payment provider in the settings, so there is nothing to compare with.",
	comparing: "We are comparing our payments with the provider’s. The result appears here.",
	isComparing: "A comparison is already running.",
	enterAmount: ({ example }: { example: string }) => `Enter an amount like ${example}.`,
	refunding: {
		enterReason: "Enter the reason, for the staff who read it later.",
		aReason: "A reason",
		disputed: "A disputed payment can’t be refunded.",
		done: ({ amount }: { amount: string }) => `The refund of ${amount} is on its way.`,
		onlyLeft: ({ amount }: { amount: string }) => `Only ${amount} is left to refund.`,
		onlyLeftBesides: ({ left, failed }: { left: string; failed: string }) =>
			`Only ${left} is left while a failed refund of ${failed} is tried again. Replace it to refund more.`,
		dueAgain: "What you refund of a stay that is not cancelled is due at the hotel again.",
		refunded: "Refunded, or on its way",
		failed: "Failed, tried again",
		left: "Left to refund",
		lead: "The money goes back to the card or wallet that paid. The customer gets an email when it is sent.",
		amount: ({ currency }: { currency: string }) => `Amount in ${currency}`,
		upTo: ({ max }: { max: string }) => `Up to ${max}.`,
		reasonHint: "Only staff can read it.",
		busy: "Refunding...",
		nothing: "Nothing is left to refund.",
		back: "Back to payment",
		replace: ({ amount }: { amount: string }) => `Replace the failed refund of ${amount}`,
		replaceHint: "It is tried again by itself until then, so its amount is not left to refund.",
	},
	differencesMail: {
		subject: "Payments to look at",
		body: ({ provider }: { provider: string }) =>
			`We compared our payments with ${provider} and found something that differs. It may be money that only one side has recorded, or another amount or state. Each difference stays in the list until it is gone or you close it.`,
		count: "New differences",
		link: "View payments",
	},
	attention: {
		refundFailed: "Failed refund",
		disputed: "Open dispute",
		title: "Attention",
	},
	subjects: {
		order: "Order",
		stay: "Stay",
		move: "Move",
	},
	provider: "Provider",
	payNow: ({ amount }: { amount: string }) => `Pay ${amount} now`,
	tryAgain: "Try again",
	trying: "Trying...",
	for: "For",
	search: "Number, email, provider ID",
	entry: "Entry",
	recorded: "Recorded",
	providerId: "Provider ID",
	event: "Event",
	received: "Received",
	events: "Events",
	/** To the hotel of a stay, or to staff. */
	disputedBy: {
		guest: {
			open: "The guest disputed their payment, so their bank decides about it.",
			lost: "The guest’s bank gave them back their payment.",
		},
		customer: {
			open: "The customer disputed their payment, so their bank decides about it.",
			lost: "The customer’s bank gave them back their payment.",
		},
	},
	notCompleted: {
		order: "Payment not completed. Your order is saved, and you can still pay for it.",
		booking: "Payment not completed. Your booking is saved, and you can still pay for it.",
	},
	unreachable: {
		order: "We can’t reach our payment provider right now. Your order is saved.",
		booking: "We can’t reach our payment provider right now. Your booking is saved.",
	},
	pageTitle: ({ number }: { number: string }) => `Payment ${number}`,
	/** For screen readers, before an amount. */
	of: "Payment of",
	view: { order: "View order", stay: "View stay", move: "View move" },
	refundedPart: ({ amount }: { amount: ReactNode }) => <>{amount} refunded</>,
	facts: {
		created: "Created",
		until: "Can be paid until",
		net: "Net",
		fees: ({ provider }: { provider: string }) => `${provider} fees`,
	},
};
