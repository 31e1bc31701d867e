import type { Messages } from "#messages/en/index.ts";

export const stayList: Messages["stayList"] = {
	toConfirm: "Por confirmar",
	arrivingToday: "Chegam hoje",
	left: ({ time, until }) => `Tempo restante: ${time}, até ${until}`,
	walkIn: "Sem reserva",
	guest: "Hóspede",
	title: "Reservas de quartos",
	status: "Estado",
	hotel: "Hotel",
	checkInFrom: "Check-in desde",
	checkInUntil: "Check-in até",
	placeholder: "Número, nome, e-mail…",
	intro: "As datas e horas estão no fuso horário do hotel.",
	empty: {
		title: "Ainda não há reservas",
		filtered: "Nenhuma reserva corresponde a estes filtros",
	},
	booking: "Reserva",
	stay: "Estadia",
	notConfirmed: "E-mail não confirmado",
	total: "Total",
	bookedAtDesk: ({ booked }) => `${booked}, sem reserva`,
	none: {
		User: "Ainda não reservou nenhum quarto. As suas reservas aparecem aqui.",
		Hotel: "Ainda não tem reservas. As novas reservas aparecem aqui automaticamente.",
		Admin: "Ainda não há reservas. As novas reservas aparecem aqui automaticamente.",
		SuperAdmin: "Ainda não há reservas. As novas reservas aparecem aqui automaticamente.",
	},
};
