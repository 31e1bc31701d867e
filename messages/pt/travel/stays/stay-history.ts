import type { Messages } from "#messages/en/index.ts";

export const stayHistory: Messages["stayHistory"] = {
	note: "Nota",
	dates: ({ from, to, total }) => `Datas alteradas de ${from} para ${to}, total ${total}`,
	checkInUndone: "Check-in anulado",
	checkOutUndone: "Check-out anulado",
	requested: ({ total }) => `Pedida, ${total}`,
	booked: ({ total }) => `Reservada, ${total}`,
	withFee: ({ status, fee }) => `${status}, taxa ${fee}`,
	refundReturned: ({ money }) => `Reembolso de ${money} devolvido pelo banco`,
	refunded: ({ money }) => `Reembolsado: ${money}`,
	paidOnline: ({ money }) => `Pago online: ${money}`,
	paidAtHotel: {
		cash: ({ money }) => `Pago no hotel, dinheiro: ${money}`,
		card: ({ money }) => `Pago no hotel, cartão: ${money}`,
		transfer: ({ money }) => `Pago no hotel, transferência bancária: ${money}`,
	},
	givenBack: {
		cash: ({ money }) => `Devolvido no hotel, dinheiro: ${money}`,
		card: ({ money }) => `Devolvido no hotel, cartão: ${money}`,
		transfer: ({ money }) => `Devolvido no hotel, transferência bancária: ${money}`,
	},
	method: { cash: "Dinheiro", card: "Cartão", transfer: "Transferência bancária" },
	unit: ({ name, before }) => (before ? `Mudança do quarto ${before} para o ${name}` : `Quarto ${name}`),
	noUnit: "Sem número de quarto",
	unitFrom: ({ date }) => `A partir de ${date}`,
};
