import type { Messages } from "#messages/en/index.ts";

export const stayMessages: Messages["stayMessages"] = {
	gone: "Esta reserva já não existe.",
	reopen: "Abra novamente a reserva e use os botões dela.",
	past: "A data de check-in já passou. Contacte o hotel.",
	enterReason: "Introduza o motivo. O hóspede pode lê-lo.",
	notAllowed: "Isto não é possível no estado atual da reserva.",
	hold: ({ until }) => `É preciso responder ao pedido até ${until}.`,
	fee: ({ fee }) => `A taxa de cancelamento é agora ${fee}.`,
	tooEarly: ({ arrival }) =>
		`O check-in é em ${arrival}. Pode fazer o check-in do hóspede a partir dessa data, hora do hotel.`,
	canArrive: ({ arrival }) => `O hóspede ainda pode chegar até ao fim de ${arrival}, hora do hotel.`,
};
