import type { Messages } from "#messages/en/index.ts";

export const stayMoney: Messages["stayMoney"] = {
	refunded: ({ amount, on }) => `Reembolsámos ${amount} em ${on}.`,
	moved: {
		toPay: ({ deposit, payBefore }) =>
			`É preciso pagar ${deposit} online até ${payBefore}, hora do hotel. Sem este pagamento, a reserva expira.`,
		refunded: ({ amount, paid }) => `São reembolsados ${amount} dos ${paid} pagos online.`,
		allPaid: ({ paid }) => `Estão pagos ${paid} online e não há nada a pagar no hotel.`,
		restAtHotel: ({ paid, rest }) => `Estão pagos ${paid} online e falta pagar ${rest} no hotel.`,
	},
	toGuest: {
		nothing: "Não deve nada.",
		fee: ({ fee }) => `De acordo com a política de cancelamento que aceitou, deve ${fee} ao hotel.`,
		feeOwed: ({ fee, paid, owed }) =>
			`De acordo com a política de cancelamento que aceitou, a taxa é de ${fee}. Pagou ${paid} online e deve ${owed} ao hotel.`,
		feePaid: ({ fee, paid }) =>
			`De acordo com a política de cancelamento que aceitou, a taxa é de ${fee}. Pagou ${paid} online e o resto no hotel.`,
		feeKept: ({ fee, paid }) =>
			`De acordo com a política de cancelamento que aceitou, a taxa é de ${fee}, que retemos dos ${paid} que pagou online.`,
		feeLeft: ({ fee, paid, owed }) =>
			`De acordo com a política de cancelamento que aceitou, a taxa é de ${fee}. Pagou ${paid} no hotel e deve-lhe ${owed}.`,
		feeAtHotel: ({ fee }) =>
			`De acordo com a política de cancelamento que aceitou, a taxa é de ${fee}, que pagou no hotel.`,
		givesBack: ({ amount }) => `O hotel devolve-lhe ${amount}.`,
	},
	willRefund: ({ amount }) => `Vamos reembolsar os ${amount} que pagou online.`,
	refunding: ({ amount }) => `Estamos a reembolsar os ${amount} que pagou online.`,
	willRefundOther: ({ amount }) => `Vamos reembolsar os restantes ${amount}.`,
	refundingOther: ({ amount }) => `Estamos a reembolsar os restantes ${amount}.`,
	toHotel: {
		fee: ({ fee }) => `De acordo com a sua política de cancelamento, o hóspede deve-lhe ${fee}.`,
		nothing: "De acordo com a sua política de cancelamento, o hóspede não deve nada.",
		refunded: ({ amount }) => `São reembolsados ${amount}.`,
		feeKept: ({ fee, paid }) =>
			`De acordo com a sua política de cancelamento, a taxa é de ${fee}. O hóspede pagou ${paid} online.`,
		owed: ({ amount }) => `O hóspede deve-lhe ${amount}.`,
		feeAtHotel: ({ fee, paid }) =>
			`De acordo com a sua política de cancelamento, a taxa é de ${fee}. O hóspede pagou-lhe ${paid}.`,
		givesBack: ({ amount }) => `Devolve ${amount} ao hóspede.`,
	},
};
