import type { Messages } from "#messages/en/index.ts";

export const commission: Messages["commission"] = {
	direction: {
		toHotel: ({ market }) => `${market} debe al hotel`,
		toMarket: ({ market }) => `El hotel debe a ${market}`,
		even: "Sin deuda",
	},
	paid: {
		toHotel: ({ market }) => `${market} pagó al hotel`,
		toMarket: ({ market }) => `El hotel pagó a ${market}`,
	},
	state: {
		open: "Por saldar",
		overdue: "Vencida",
		settled: "Saldada",
	},
	kind: {
		check_out: "Estancia",
		no_show: "Cargo por no presentarse",
		late_cancellation: "Cargo por cancelación",
		check_out_undone: "Salida deshecha",
		payment: "Pago posterior",
		refund: "Reembolso",
	},
};
