import type { Messages } from "#messages/en/index.ts";

export const moveDashboard: Messages["moveDashboard"] = {
	statusChanged: {
		confirmed: "Reserva confirmada!",
		rejected: "Reserva recusada!",
		delivered: "Mudança concluída!",
		cancelled: "Reserva cancelada!",
	},
	filters: { from: "Data de início", to: "Data de fim", search: "Nome, telefone, morada, data…" },
	table: {
		client: "Cliente",
		route: "Trajeto e veículo",
		noVehicle: "Sem veículo",
		priceNeeded: "Falta o preço",
		noPrice: "Sem preço",
		actions: ({ name }) => `Ações para ${name}`,
		places: ({ from, to, quiet }) => (
			<>
				{from}
				{quiet("para")} {to}
			</>
		),
	},
	offer: {
		open: ({ price }) => (
			<>
				O cliente ainda não aceitou o preço de {price}. Confirme a reserva só se o tiver aceitado de outra
				forma, por exemplo por telefone.
			</>
		),
		wanted: "As suas tarifas não dão um preço para esta mudança. O cliente está à espera de um.",
		byEmail:
			"Quando enviar um preço, o cliente recebe um e-mail e aceita-o na página de acompanhamento. Então a mudança fica confirmada.",
		onPage:
			"Quando enviar um preço, o cliente vê-o na página de acompanhamento. Então a mudança fica confirmada.",
		call: ({ phone }) => <>Não há e-mail. Telefone para {phone} depois de enviar o preço.</>,
		price: ({ currency }) => `Preço, ${currency}`,
		hint: ({ example }) => `O preço total da mudança, como ${example}`,
		free: "Esta mudança é gratuita",
		send: "Enviar preço",
		sendNew: "Enviar novo preço",
		withdraw: "Retirar preço",
	},
	confirmation: {
		sent: ({ price }) => `Preço de ${price} enviado!`,
		agreed: ({ price }) => <>O cliente aceitou {price}.</>,
		withdrawn: "Preço retirado! A reserva precisa de outro preço.",
		enterPrice: "Introduza o preço.",
		whenAccepted: "A mudança fica confirmada quando o cliente o aceitar.",
		noEmail: "Não temos um e-mail: peça ao cliente por telefone que o aceite na página de acompanhamento.",
		otherPrice: "Envie este preço ao cliente ou deixe-o como estava.",
		done: "Reserva confirmada!",
	},
	back: "Voltar à lista",
	deletion: {
		reopen: "Abra o menu da reserva e escolha novamente a ação.",
		done: "Reserva eliminada!",
		title: "Eliminar reserva",
		question: ({ name }) =>
			`Tem a certeza de que quer ELIMINAR DEFINITIVAMENTE a reserva de ${name}? Esta ação não pode ser anulada.`,
		consequence:
			"A página de acompanhamento do cliente também é eliminada. Para terminar a reserva e manter o histórico, cancele-a.",
	},
	history: {
		atBy: ({ at, by }) => (
			<>
				{at}, {by}
			</>
		),
		theCustomer: "cliente",
		title: ({ name }) => `Reserva de ${name}`,
		noEmail: "Sem e-mail",
	},
	rescheduling: {
		donePendingAgain: "Reserva reagendada! Está novamente pendente.",
		doneStillPending: "Reserva reagendada! Continua pendente.",
		now: ({ date, time }) => `A mudança é em ${date} às ${time}.`,
		pendingAgain: "A reserva fica novamente pendente até confirmar a nova hora.",
		staysPending: "A reserva continua pendente até a confirmar.",
		title: ({ name }) => `Reagendar a reserva de ${name}`,
		button: "Reagendar reserva",
		busy: "A reagendar...",
	},
	title: "Reservas de mudanças",
	nothingFound: "Nenhuma reserva corresponde aos seus critérios.",
	nothingYet: "Ainda não há reservas. As novas reservas aparecem aqui automaticamente.",
	views: {
		toConfirm: "Por confirmar",
		unassigned: "Por atribuir",
	},
};
