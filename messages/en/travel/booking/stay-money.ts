export const stayMoney = {
	refunded: ({ amount, on }: { amount: string; on: string }) => `We refunded ${amount} on ${on}.`,
	moved: {
		toPay: ({ deposit, payBefore }: { deposit: string; payBefore: string }) =>
			`${deposit} is to be paid online by ${payBefore}, hotel time. Without it the booking expires.`,
		refunded: ({ amount, paid }: { amount: string; paid: string }) =>
			`${amount} of the ${paid} paid online is refunded.`,
		allPaid: ({ paid }: { paid: string }) => `${paid} is paid online, and nothing is due at the hotel.`,
		restAtHotel: ({ paid, rest }: { paid: string; rest: string }) =>
			`${paid} is paid online, and ${rest} is due at the hotel.`,
	},
	toGuest: {
		/** To the guest of a stay that has ended, or is about to be cancelled. */
		nothing: "You owe nothing.",
		fee: ({ fee }: { fee: string }) =>
			`Under the cancellation policy you agreed to, you owe the hotel ${fee}.`,
		feeOwed: ({ fee, paid, owed }: { fee: string; paid: string; owed: string }) =>
			`Under the cancellation policy you agreed to, the fee is ${fee}. You paid ${paid} of it online, and owe the hotel ${owed}.`,
		feePaid: ({ fee, paid }: { fee: string; paid: string }) =>
			`Under the cancellation policy you agreed to, the fee is ${fee}. You paid ${paid} of it online, and the rest at the hotel.`,
		/** One of the sentences about a refund follows. */
		feeKept: ({ fee, paid }: { fee: string; paid: string }) =>
			`Under the cancellation policy you agreed to, the fee is ${fee}, which we keep from the ${paid} that you paid online.`,
		feeLeft: ({ fee, paid, owed }: { fee: string; paid: string; owed: string }) =>
			`Under the cancellation policy you agreed to, the fee is ${fee}. You paid ${paid} at the hotel, and owe it ${owed}.`,
		feeAtHotel: ({ fee }: { fee: string }) =>
			`Under the cancellation policy you agreed to, the fee is ${fee}, which you paid at the hotel.`,
		/** After a sentence about the fee or a refund, or alone. */
		givesBack: ({ amount }: { amount: string }) => `The hotel gives you back ${amount}.`,
	},
	willRefund: ({ amount }: { amount: string }) => `We will refund the ${amount} that you paid online.`,
	refunding: ({ amount }: { amount: string }) => `We are refunding the ${amount} that you paid online.`,
	willRefundOther: ({ amount }: { amount: string }) => `We will refund the other ${amount}.`,
	refundingOther: ({ amount }: { amount: string }) => `We are refunding the other ${amount}.`,
	toHotel: {
		fee: ({ fee }: { fee: string }) => `Under your cancellation policy, the guest owes you ${fee}.`,
		nothing: "Under your cancellation policy, the guest owes nothing.",
		/** After the next one. */
		refunded: ({ amount }: { amount: string }) => `${amount} is refunded.`,
		feeKept: ({ fee, paid }: { fee: string; paid: string }) =>
			`Under your cancellation policy, the fee is ${fee}. The guest paid ${paid} online.`,
		owed: ({ amount }: { amount: string }) => `They owe you ${amount}.`,
		feeAtHotel: ({ fee, paid }: { fee: string; paid: string }) =>
			`Under your cancellation policy, the fee is ${fee}. The guest paid you ${paid}.`,
		givesBack: ({ amount }: { amount: string }) => `You give the guest back ${amount}.`,
	},
};
