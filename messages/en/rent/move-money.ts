type Amount = { amount: string };

/** What a customer has paid, owes or gets back for a move. Each is a sentence; several follow one another. */
export const moveMoney = {
	paid: ({ amount }: Amount) => `You paid a deposit of ${amount}.`,
	refunded: ({ amount }: Amount) => `We refunded ${amount}.`,
	due: ({ amount }: Amount) => `${amount} is due on the day of the move.`,
	/** To staff who end a move. */
	staffRefunds: ({ amount }: Amount) => `The ${amount} that the customer paid online is refunded.`,
	allRefunded: "We refunded your deposit.",
	nothingOwed: "You owe nothing for this move.",
	owesFee: ({ fee }: { fee: string }) =>
		`You cancelled late, so you owe a fee of ${fee} instead of the price.`,
	owesRest: ({ amount }: Amount) =>
		`You cancelled late, so we keep your deposit toward the fee. You owe the other ${amount}.`,
	keepsFee: ({ fee }: { fee: string }) => `You cancelled late, so we keep ${fee} of your deposit as the fee.`,
	refunding: ({ amount }: Amount) =>
		`We are refunding ${amount} of your deposit. It can take a few days to reach you.`,
	/** After the sentence that a part is kept as the fee. */
	refundingOther: ({ amount }: Amount) =>
		`We are refunding the other ${amount}. It can take a few days to reach you.`,
	/** What cancelling costs. `cost`: "$30.00 (20% of $150.00)". */
	cost: ({ amount, percent, price }: Amount & { percent: number; price: string }) =>
		`${amount} (${percent}% of ${price})`,
	freeNow: "Cancelling is free.",
	freeUntil: ({ until, cost }: { until: string; cost: string }) =>
		`Cancelling is free until ${until}. After that it costs ${cost}.`,
	costsNow: ({ cost }: { cost: string }) => `Cancelling now costs ${cost}.`,
	freeUntilConfirmed: ({ cost }: { cost: string }) =>
		`Cancelling is free until we confirm the move. After that it costs ${cost}.`,
	/** How long a customer has to pay a deposit: `deadline` of the next messages. */
	deadline: {
		before: ({ moment }: { moment: string }) => `before ${moment}`,
		book: ({ hours }: { hours: number }) => `within ${hours} hours after you book`,
		accept: ({ hours }: { hours: number }) => `within ${hours} hours after you accept the price`,
		bookBefore: ({ hours, moment }: { hours: number; moment: string }) =>
			`within ${hours} hours after you book, and before ${moment} at the latest`,
		acceptBefore: ({ hours, moment }: { hours: number; moment: string }) =>
			`within ${hours} hours after you accept the price, and before ${moment} at the latest`,
	},
	payDeposit: ({ amount, deadline }: Amount & { deadline: string }) =>
		`Pay a deposit of ${amount} online ${deadline}.`,
	customerPaysDeposit: ({ amount, deadline }: Amount & { deadline: string }) =>
		`The customer pays a deposit of ${amount} online ${deadline}.`,
	restOnDay: "The rest is paid on the day of the move.",
	elseCancelled: "If the deposit isn’t paid in time, the move is cancelled.",
	/** To a customer who changes the date of a move. */
	noDepositThen: "No deposit is due for the new date.",
	depositThen: ({ amount, until }: Amount & { until: string }) =>
		`Pay your deposit of ${amount} online before ${until}. If you don’t, the move is cancelled.`,
	moreDepositThen: ({ amount, until }: Amount & { until: string }) =>
		`Your deposit goes up with the price: pay another ${amount} online before ${until}. If you don’t, the move is cancelled and we refund what you paid.`,
	otherDepositThen: ({ amount, until }: Amount & { until: string }) =>
		`Your deposit changes with the price: pay ${amount} online before ${until}. If you don’t, the move is cancelled.`,
};
