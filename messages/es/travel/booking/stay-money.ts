import type { Messages } from "#messages/en/index.ts";

export const stayMoney: Messages["stayMoney"] = {
	refunded: ({ amount, on }) => `Te reembolsamos ${amount} el ${on}.`,
	moved: {
		toPay: ({ deposit, payBefore }) =>
			`Hay que pagar ${deposit} en línea antes del ${payBefore}, hora del hotel. Si no, la reserva caduca.`,
		refunded: ({ amount, paid }) => `Se reembolsan ${amount} de los ${paid} pagados en línea.`,
		allPaid: ({ paid }) => `Se han pagado ${paid} en línea y no queda nada por pagar en el hotel.`,
		restAtHotel: ({ paid, rest }) => `Se han pagado ${paid} en línea y quedan ${rest} por pagar en el hotel.`,
	},
	toGuest: {
		nothing: "No debes nada.",
		fee: ({ fee }) => `Según la política de cancelación que aceptaste, debes ${fee} al hotel.`,
		feeOwed: ({ fee, paid, owed }) =>
			`Según la política de cancelación que aceptaste, el cargo es de ${fee}. Has pagado ${paid} en línea y debes ${owed} al hotel.`,
		feePaid: ({ fee, paid }) =>
			`Según la política de cancelación que aceptaste, el cargo es de ${fee}. Has pagado ${paid} en línea y el resto en el hotel.`,
		feeKept: ({ fee, paid }) =>
			`Según la política de cancelación que aceptaste, el cargo es de ${fee}, que descontamos de los ${paid} que pagaste en línea.`,
		feeLeft: ({ fee, paid, owed }) =>
			`Según la política de cancelación que aceptaste, el cargo es de ${fee}. Has pagado ${paid} en el hotel y le debes ${owed}.`,
		feeAtHotel: ({ fee }) =>
			`Según la política de cancelación que aceptaste, el cargo es de ${fee}, que has pagado en el hotel.`,
		givesBack: ({ amount }) => `El hotel te devuelve ${amount}.`,
	},
	willRefund: ({ amount }) => `Te reembolsaremos los ${amount} que pagaste en línea.`,
	refunding: ({ amount }) => `Te estamos reembolsando los ${amount} que pagaste en línea.`,
	willRefundOther: ({ amount }) => `Te reembolsaremos los ${amount} restantes.`,
	refundingOther: ({ amount }) => `Te estamos reembolsando los ${amount} restantes.`,
	toHotel: {
		fee: ({ fee }) => `Según tu política de cancelación, el huésped te debe ${fee}.`,
		nothing: "Según tu política de cancelación, el huésped no debe nada.",
		refunded: ({ amount }) => `Se reembolsan ${amount}.`,
		feeKept: ({ fee, paid }) =>
			`Según tu política de cancelación, el cargo es de ${fee}. El huésped pagó ${paid} en línea.`,
		owed: ({ amount }) => `Te debe ${amount}.`,
		feeAtHotel: ({ fee, paid }) =>
			`Según tu política de cancelación, el cargo es de ${fee}. El huésped te pagó ${paid}.`,
		givesBack: ({ amount }) => `Devuelves ${amount} al huésped.`,
	},
};
