import type { Messages } from "#messages/en/index.ts";

export const keepBooking: Messages["keepBooking"] = {
	notWaiting: "Esta reserva ya no espera una confirmación.",
	done: "La reserva se mantiene, la confirme o no el huésped.",
	verb: "mantener la reserva",
	question: ({ name }) => `¿Mantener la reserva de ${name}?`,
	button: "Mantener sin confirmación",
	busy: "Guardando...",
	text: "Ya no caduca si el huésped no confirma su correo electrónico. No se avisa al huésped.",
};
