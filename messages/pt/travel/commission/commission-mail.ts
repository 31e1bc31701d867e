import type { Messages } from "#messages/en/index.ts";

export const commissionMail: Messages["commissionMail"] = {
	ready: {
		subject: ({ hotel, month }) => `Extrato de comissões de ${hotel} de ${month}`,
		text: ({ hotel, month }) => `O extrato de comissões de ${hotel} de ${month} está pronto.`,
	},
	settled: {
		reference: ({ reference }) => `A referência é ${reference}.`,
		subject: ({ number, hotel }) => `O extrato ${number} de ${hotel} está liquidado`,
		text: ({ number, hotel }) => `O extrato ${number} de ${hotel} foi marcado como liquidado.`,
	},
	view: "Ver o extrato",
	statement: "Extrato",
	month: "Mês",
	due: "Vencimento",
};
