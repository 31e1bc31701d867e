import type { Messages } from "#messages/en/index.ts";

export const commission: Messages["commission"] = {
	direction: {
		toHotel: ({ market }) => `${market} deve ao hotel`,
		toMarket: ({ market }) => `O hotel deve a ${market}`,
		even: "Nada em dívida",
	},
	paid: {
		toHotel: ({ market }) => `${market} pagou ao hotel`,
		toMarket: ({ market }) => `O hotel pagou a ${market}`,
	},
	state: {
		open: "Por liquidar",
		overdue: "Em atraso",
		settled: "Liquidado",
	},
	kind: {
		check_out: "Estadia",
		no_show: "Taxa de não comparência",
		late_cancellation: "Taxa de cancelamento",
		check_out_undone: "Check-out anulado",
		payment: "Pagamento posterior",
		refund: "Reembolso",
	},
};
