import type { Messages } from "#messages/en/index.ts";

export const moveFailures: Messages["moveFailures"] = {
	confirm: "confirmar la reserva",
	reject: "rechazar la reserva",
	deliver: "marcar la reserva como entregada",
	cancel: "cancelar la reserva",
	reschedule: "cambiar la fecha de la reserva",
	delete: "eliminar la reserva",
	show: "mostrar la reserva",
	waive: "eximir del anticipo",
	acceptPrice: "aceptar el precio",
	undoStep: "deshacer el paso",
	saveAnswer: "guardar la respuesta",
};
