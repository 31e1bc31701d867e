import type { Messages } from "#messages/en/index.ts";

export const commission: Messages["commission"] = {
	direction: {
		toHotel: ({ market }) => `${market} schuldet dem Hotel`,
		toMarket: ({ market }) => `Das Hotel schuldet ${market}`,
		even: "Nichts offen",
	},
	paid: {
		toHotel: ({ market }) => `${market} hat dem Hotel gezahlt:`,
		toMarket: ({ market }) => `Das Hotel hat an ${market} gezahlt:`,
	},
	state: { open: "Offen", overdue: "Überfällig", settled: "Beglichen" },
	kind: {
		check_out: "Aufenthalt",
		no_show: "Gebühr bei Nichtanreise",
		late_cancellation: "Stornogebühr",
		check_out_undone: "Check-out zurückgenommen",
		payment: "Spätere Zahlung",
		refund: "Erstattung",
	},
};
