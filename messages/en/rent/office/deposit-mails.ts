type Paid = { amount: string; number: string };

/** Emails about the deposit of a move. */
export const depositMails = {
	paidSubject: "We received your deposit",
	paid: ({ amount, number }: Paid) =>
		`Thank you. We received the deposit of ${amount} for your moving booking ${number}.`,
	waivedSubject: "You don’t have to pay a deposit",
	waived: ({ amount, number }: Paid) =>
		`We waived the deposit of ${amount} for your moving booking ${number}. You pay the whole price on the day of the move. Don’t pay online: we refund any payment that still arrives.`,
	refundedSubject: "We sent your refund",
	refunded: ({ amount, number }: Paid) =>
		`We refunded ${amount} for your moving booking ${number}. It can take a few days to reach you.`,
	/** Labels of amounts. */
	refund: "Refund",
	disputedAmount: "Disputed",
	answerBefore: "Answer before",
	/** To staff, until the end. `name`: the customer’s. */
	lateSubject: "Late deposit refunded",
	late: ({ name }: { name: string }) =>
		`${name} paid a deposit that was no longer due. The payment is refunded automatically. You don’t have to do anything.`,
	failedSubject: "Refund failed",
	failed: ({ name }: { name: string }) =>
		`We could not refund ${name}. The payment provider refused the refund, or the customer’s bank returned it. Open the booking to see what is left to do.`,
	disputedSubject: "Payment disputed",
	disputed: ({ name }: { name: string }) =>
		`${name} disputes a payment with their bank, which has taken the money back until it decides. Answer in your payment provider’s dashboard. If you don’t answer in time, the money is lost.`,
	view: "View booking",
};
