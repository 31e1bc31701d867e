import type { Messages } from "#messages/en/index.ts";

export const tracking: Messages["tracking"] = {
	booked: "Reservado",
	ordered: "Encomendado",
	titles: {
		order: "A sua encomenda",
		booking: "A sua reserva",
	},
	requested: "Pedido",
	unpaid: "Por pagar",
	emailToConfirm: "E-mail por confirmar",
	move: {
		one: "Reserva de mudança",
		steps: "A sua mudança, passo a passo",
		changeDate: "Alterar data",
		another: "Reservar outra mudança",
		title: "A sua mudança",
		deposit: "Pague o seu sinal",
		payThere: "Paga na página do nosso prestador de pagamentos.",
		payBefore: ({ amount, time }) =>
			`Pague ${amount} antes de ${time}; caso contrário, a sua mudança é cancelada.`,
		call: "Telefonamos-lhe com um preço.",
		accept: "Aceitar preço",
		accepting: "A aceitar...",
		when: "Quando",
	},
	review: "Escrever uma avaliação",
	calendar: "Adicionar ao calendário",
	receipt: "Recibo",
	cancelBooking: "Cancelar esta reserva",
	order: {
		one: "Encomenda",
		return: "Devolver artigos",
		cancel: "Cancelar esta encomenda",
		yourReturn: "A sua devolução",
		delivery: "Entrega e pagamento",
	},
	stay: {
		one: ({ number }) => `Reserva de quarto ${number}`,
		changeDates: "Alterar datas",
		another: "Encontrar outro quarto",
		title: "A sua estadia",
		times: ({ clock }) => `As horas indicadas são: ${clock}.`,
		viewHotel: "Ver hotel",
		houseRules: "Regras da casa",
	},
};
