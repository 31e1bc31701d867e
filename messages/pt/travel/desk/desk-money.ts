import type { Messages } from "#messages/en/index.ts";

export const deskMoney: Messages["deskMoney"] = {
	paid: "A estadia está paga.",
	paysAtHotel: ({ due }) => `O hóspede paga ${due} no hotel.`,
	giveBack: ({ amount }) => `É preciso devolver ${amount} ao hóspede.`,
	stillDue: ({ due }) => `Falta pagar ${due} no hotel.`,
	refunded: ({ paid }) => `Os ${paid} pagos online são reembolsados.`,
	noLongerOnline: "Já não pode pagar online.",
};
