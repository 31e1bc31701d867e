export const stayPaymentMail = {
	refund: {
		subject: "We sent your refund",
		text: ({ money, number, hotel }: { money: string; number: string; hotel: string }) =>
			`We refunded ${money} of what you paid online for your booking ${number} at ${hotel}. Your bank can take a few days to show it.`,
	},
	late: {
		over: ({ money, number, hotel }: { money: string; number: string; hotel: string }) =>
			`You paid ${money} for your booking ${number} at ${hotel}, which had already been cancelled or had expired. We are refunding it.`,
		overLessFee: ({
			money,
			number,
			hotel,
			fee,
		}: {
			money: string;
			number: string;
			hotel: string;
			fee: string;
		}) =>
			`You paid ${money} for your booking ${number} at ${hotel}, which had already been cancelled or had expired. We are refunding it, less the fee of ${fee}.`,
		notDue: ({ money, number, hotel }: { money: string; number: string; hotel: string }) =>
			`You paid ${money} for your booking ${number} at ${hotel} when this amount was no longer due. We are refunding it.`,
		nothingToDo: "You don’t have to do anything.",
		payNow: "Open your booking to pay what it costs now.",
		subject: "Your payment arrived too late",
		toHotel: {
			subject: "A late payment is refunded",
			over: ({ guest, money, number }: { guest: string; money: string; number: string }) =>
				`${guest} paid ${money} for booking ${number}, which had already been cancelled or had expired. The payment is refunded. You don’t have to do anything.`,
			overLessFee: ({ guest, money, number }: { guest: string; money: string; number: string }) =>
				`${guest} paid ${money} for booking ${number}, which had already been cancelled or had expired. The payment is refunded, less the fee. You don’t have to do anything.`,
			notDue: ({ guest, money, number }: { guest: string; money: string; number: string }) =>
				`${guest} paid ${money} online for booking ${number} when this amount was no longer due. The payment is refunded. You don’t have to do anything.`,
		},
	},
	/** After the next texts. */
	rest: ({ due }: { due: string }) => `The remaining ${due} is paid at the hotel.`,
	paid: {
		subject: ({ hotel }: { hotel: string }) => `We received your payment for ${hotel}`,
		text: ({ money, number, hotel }: { money: string; number: string; hotel: string }) =>
			`You paid ${money} online. Your booking ${number} at ${hotel} is confirmed.`,
		toHotel: {
			subject: "A guest paid online",
			text: ({ guest, money, number }: { guest: string; money: string; number: string }) =>
				`${guest} paid ${money} online for booking ${number}.`,
		},
	},
	refundFailed: {
		subject: ({ number }: { number: string }) => `Refund failed (${number})`,
		text: ({ guest }: { guest: string }) =>
			`We could not refund ${guest}. The payment provider refused the refund, or the guest’s bank returned it. Open the payment to see what is left to do.`,
		refund: "Refund",
	},
	find: "Find the payment",
	disputed: {
		subject: ({ number }: { number: string }) => `Payment disputed (${number})`,
		text: ({ guest }: { guest: string }) =>
			`${guest} disputes a payment with their bank, which has taken the money back until it decides. Answer in your payment provider’s dashboard, with the terms that the guest agreed to. If you don’t answer in time, the money is lost.`,
		amount: "Disputed",
		answerBefore: "Answer before",
	},
};
