import type { Messages } from "#messages/en/index.ts";

export const unsubscribe: Messages["unsubscribe"] = {
	title: "Pedidos de avaliação",
	againDone: "A subscrição foi reativada.",
	done: "A subscrição foi cancelada.",
	question: "Deixar de receber pedidos de avaliação?",
	offTitle: "Os pedidos de avaliação estão desativados",
	lead: "Depois de uma estadia, enviamos um e-mail a pedir uma avaliação. Continua a receber e-mails sobre as suas encomendas e reservas.",
	offLead:
		"Já não enviamos pedidos de avaliação para o seu e-mail. Continua a receber e-mails sobre as suas encomendas e reservas.",
	button: "Cancelar subscrição",
	again: "Subscrever novamente",
};
