import type { Messages } from "#messages/en/index.ts";

export const stayCancellation: Messages["stayCancellation"] = {
	metaTitle: "Cancelar tu reserva",
	owed: ({ fee }) => `Debes ${fee} al hotel.`,
	noCharge: "No hay ningún cargo.",
	done: ({ money }) => `Tu reserva está cancelada. ${money}`,
	verb: "cancelar la reserva",
	back: "Volver a la reserva",
	question: ({ hotel }) => `¿Cancelar tu estancia en ${hotel}?`,
	keep: "Mantener reserva",
	cancelAndPay: ({ fee }) => `Cancelar y pagar ${fee}`,
	button: "Cancelar reserva",
	busy: "Cancelando...",
	hasRisen: "El cargo por cancelación ha subido desde que abriste esta página. Aún no se ha cancelado nada.",
	consequence: "La habitación vuelve a estar a la venta de inmediato. No se puede deshacer.",
	isDone: ({ link }) => <>Esta reserva está cancelada. {link("Volver a la reserva")}</>,
	costs: ({ fee }) => <>Según la política de cancelación, cancelar ahora cuesta {fee}, que debes al hotel.</>,
};
