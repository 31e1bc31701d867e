import type { Messages } from "#messages/en/index.ts";

export const stayReceipt: Messages["stayReceipt"] = {
	title: "Recibo",
	bookedOn: ({ date }) => `Reservada el ${date}`,
	back: "Volver a la reserva",
	nights: "Noches",
	metaTitle: ({ number }) => `Recibo ${number}`,
};
