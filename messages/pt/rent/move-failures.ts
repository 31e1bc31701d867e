import type { Messages } from "#messages/en/index.ts";

export const moveFailures: Messages["moveFailures"] = {
	confirm: "confirmar a reserva",
	reject: "recusar a reserva",
	deliver: "marcar a mudança como concluída",
	cancel: "cancelar a reserva",
	reschedule: "reagendar a reserva",
	delete: "eliminar a reserva",
	show: "mostrar a reserva",
	waive: "dispensar o sinal",
	acceptPrice: "aceitar o preço",
	undoStep: "anular o passo",
	saveAnswer: "guardar a resposta",
};
