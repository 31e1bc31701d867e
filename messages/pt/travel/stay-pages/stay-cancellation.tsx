import type { Messages } from "#messages/en/index.ts";

export const stayCancellation: Messages["stayCancellation"] = {
	metaTitle: "Cancelar a sua reserva",
	owed: ({ fee }) => `Deve ${fee} ao hotel.`,
	noCharge: "Não há qualquer custo.",
	done: ({ money }) => `A sua reserva está cancelada. ${money}`,
	verb: "cancelar a reserva",
	back: "Voltar à reserva",
	question: ({ hotel }) => `Cancelar a sua estadia em ${hotel}?`,
	keep: "Manter reserva",
	cancelAndPay: ({ fee }) => `Cancelar e pagar ${fee}`,
	button: "Cancelar reserva",
	busy: "A cancelar...",
	hasRisen: "A taxa de cancelamento subiu desde que abriu esta página. Ainda nada foi cancelado.",
	consequence: "O quarto volta imediatamente a estar à venda. Esta ação não pode ser anulada.",
	isDone: ({ link }) => <>Esta reserva está cancelada. {link("Voltar à reserva")}</>,
	costs: ({ fee }) => (
		<>De acordo com a política de cancelamento, cancelar agora custa {fee}, que fica a dever ao hotel.</>
	),
};
