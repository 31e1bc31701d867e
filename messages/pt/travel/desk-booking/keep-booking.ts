import type { Messages } from "#messages/en/index.ts";

export const keepBooking: Messages["keepBooking"] = {
	notWaiting: "Esta reserva já não aguarda confirmação.",
	done: "A reserva é mantida, quer o hóspede confirme ou não.",
	verb: "manter a reserva",
	question: ({ name }) => `Manter a reserva de ${name}?`,
	button: "Manter sem confirmação",
	busy: "A manter...",
	text: "Deixa de expirar se o hóspede não confirmar o e-mail. O hóspede não é avisado.",
};
