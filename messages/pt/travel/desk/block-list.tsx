import type { Messages } from "#messages/en/index.ts";

export const blockList: Messages["blockList"] = {
	nights: "Noites",
	conflict: "Conflito",
	conflictText:
		"Nada foi cancelado. Decida que hóspede manter, cancele a outra reserva e avise esse hóspede.",
	bookings: "Ver as reservas",
	room: "Quarto",
	by: "Por",
	calendar: ({ name }) => `Calendário ${name}`,
	note: "Nota",
	noneText: "Não há quartos bloqueados.",
	none: "Sem bloqueios",
	remove: ({ rest, nights }) => <>Remover{rest(` ${nights}`)}</>,
};
