import type { Messages } from "#messages/en/index.ts";

export const stayReceipt: Messages["stayReceipt"] = {
	title: "Recibo",
	bookedOn: ({ date }) => `Reservado em ${date}`,
	back: "Voltar à reserva",
	nights: "Noites",
	metaTitle: ({ number }) => `Recibo ${number}`,
};
