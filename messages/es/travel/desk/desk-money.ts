import type { Messages } from "#messages/en/index.ts";

export const deskMoney: Messages["deskMoney"] = {
	paid: "La estancia está pagada.",
	paysAtHotel: ({ due }) => `El huésped paga ${due} en el hotel.`,
	giveBack: ({ amount }) => `Hay que devolver ${amount} al huésped.`,
	stillDue: ({ due }) => `Quedan ${due} por pagar en el hotel.`,
	refunded: ({ paid }) => `Se reembolsan los ${paid} pagados en línea.`,
	noLongerOnline: "Ya no puede pagar en línea.",
};
