import type { Messages } from "#messages/en/index.ts";

export const blockFields: Messages["blockFields"] = {
	chooseRoom: "Elige una habitación.",
	chooseFirst: "Elige la primera noche.",
	chooseLast: "Elige la última noche.",
	enterRooms: "Introduce el número de habitaciones.",
	roomsInvalid: "Introduce el número de habitaciones como una cifra, por ejemplo, 1.",
	oneRoom: "Bloquea al menos 1 habitación.",
	tooMany: "El hotel no tiene tantas habitaciones.",
	aNote: "La nota",
	lastBeforeFirst: "La última noche es anterior a la primera.",
	chooseOwnRoom: "Elige una de tus habitaciones.",
	again: "Ya has añadido este bloqueo.",
	added: "Las habitaciones están bloqueadas.",
	title: "Bloquear habitaciones",
	room: "Habitación",
	first: "Primera noche",
	last: "Última noche",
	rooms: "Número de habitaciones",
	note: "Nota",
	noteHint: ({ market }) => `Solo pueden leerla el personal del hotel y ${market}.`,
	busy: "Guardando...",
};
