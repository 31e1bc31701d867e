import type { Messages } from "#messages/en/index.ts";

export const undoStay: Messages["undoStay"] = {
	busy: "A processar...",
	checkIn: {
		button: "Anular check-in",
		consequence: "A reserva volta ao estado “Confirmada”.",
		done: "Check-in anulado. A reserva está novamente confirmada.",
		verb: "anular o check-in",
		question: ({ name }) => `Anular o check-in de ${name}?`,
	},
	checkOut: {
		button: "Anular check-out",
		consequence: "A reserva volta ao estado “Check-in feito” e as noites restantes deixam de estar à venda.",
		done: "Check-out anulado. O hóspede está novamente com o check-in feito.",
		verb: "anular o check-out",
		question: ({ name }) => `Anular o check-out de ${name}?`,
	},
	notAllowed: "Pode anular um check-in ou check-out no dia em que o regista, não mais tarde.",
	taken: "Algumas das noites restantes foram reservadas ou bloqueadas desde o check-out.",
	verb: "anular",
	notNotified: "O hóspede não é avisado.",
};
