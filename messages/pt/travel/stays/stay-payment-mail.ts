import type { Messages } from "#messages/en/index.ts";

export const stayPaymentMail: Messages["stayPaymentMail"] = {
	refund: {
		subject: "Enviámos o seu reembolso",
		text: ({ money, number, hotel }) =>
			`Reembolsámos ${money} do que pagou online pela sua reserva ${number} em ${hotel}. O seu banco pode demorar alguns dias a mostrá-lo.`,
	},
	late: {
		over: ({ money, number, hotel }) =>
			`Pagou ${money} pela sua reserva ${number} em ${hotel}, que já tinha sido cancelada ou tinha expirado. Estamos a reembolsar este valor.`,
		overLessFee: ({ money, number, hotel, fee }) =>
			`Pagou ${money} pela sua reserva ${number} em ${hotel}, que já tinha sido cancelada ou tinha expirado. Estamos a reembolsar este valor, menos a taxa de ${fee}.`,
		notDue: ({ money, number, hotel }) =>
			`Pagou ${money} pela sua reserva ${number} em ${hotel} quando este montante já não era devido. Estamos a reembolsar este valor.`,
		nothingToDo: "Não precisa de fazer nada.",
		payNow: "Abra a sua reserva para pagar o que custa agora.",
		subject: "O seu pagamento chegou demasiado tarde",
		toHotel: {
			subject: "Um pagamento tardio é reembolsado",
			over: ({ guest, money, number }) =>
				`${guest} pagou ${money} pela reserva ${number}, que já tinha sido cancelada ou tinha expirado. O pagamento é reembolsado. Não precisa de fazer nada.`,
			overLessFee: ({ guest, money, number }) =>
				`${guest} pagou ${money} pela reserva ${number}, que já tinha sido cancelada ou tinha expirado. O pagamento é reembolsado, menos a taxa. Não precisa de fazer nada.`,
			notDue: ({ guest, money, number }) =>
				`${guest} pagou ${money} online pela reserva ${number} quando este montante já não era devido. O pagamento é reembolsado. Não precisa de fazer nada.`,
		},
	},
	rest: ({ due }) => `Os restantes ${due} são pagos no hotel.`,
	paid: {
		subject: ({ hotel }) => `Recebemos o seu pagamento para ${hotel}`,
		text: ({ money, number, hotel }) =>
			`Pagou ${money} online. A sua reserva ${number} em ${hotel} está confirmada.`,
		toHotel: {
			subject: "Um hóspede pagou online",
			text: ({ guest, money, number }) => `${guest} pagou ${money} online pela reserva ${number}.`,
		},
	},
	refundFailed: {
		subject: ({ number }) => `O reembolso falhou (${number})`,
		text: ({ guest }) =>
			`Não foi possível reembolsar ${guest}. O prestador de pagamentos recusou o reembolso ou o banco do hóspede devolveu-o. Abra o pagamento para ver o que falta fazer.`,
		refund: "Reembolso",
	},
	find: "Encontrar o pagamento",
	disputed: {
		subject: ({ number }) => `Pagamento contestado (${number})`,
		text: ({ guest }) =>
			`${guest} contestou um pagamento junto do seu banco, que retirou o dinheiro até decidir. Responda no painel do seu prestador de pagamentos, com as condições que o hóspede aceitou. Se não responder a tempo, perde o dinheiro.`,
		amount: "Contestado",
		answerBefore: "Responder até",
	},
};
