import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelFacts: Messages["hotelFacts"] = {
	about: ({ hotel }) => `Sobre ${hotel}`,
	houseRules: "Regras da casa",
	checkIn: "Check-in",
	from: ({ time }) => `A partir das ${time}`,
	checkOut: "Check-out",
	until: ({ time }) => `Até às ${time}`,
	booking: "Reserva",
	instant: ({ paying }) => `Confirmação imediata. ${paying}`,
	request: ({ hours, paying }) =>
		`Reserva mediante pedido: o hotel responde no prazo de ${hours} horas e guarda o quarto até lá. ${paying}`,
	sameDay: "Reservas para o próprio dia",
	sameDayUntil: ({ time }) => `Até às ${time}, hora do hotel.`,
	cancellation: "Cancelamento",
	freeUntilCheckIn: "Grátis até ao check-in.",
	freeUntilDay: ({ time, fee }) =>
		`Grátis até ao dia do check-in, às ${time}, hora do hotel. Depois disso, a taxa é ${fee}.`,
	freeUntilDays: ({ count, time, fee }) =>
		plural(count, {
			one: `Grátis até ${count} dia antes do check-in, às ${time}, hora do hotel. Depois disso, a taxa é ${fee}.`,
			other: `Grátis até ${count} dias antes do check-in, às ${time}, hora do hotel. Depois disso, a taxa é ${fee}.`,
		}),
	noShow: "Não comparência",
	noFee: "Sem taxa.",
	fee: ({ fee }) => `A taxa é ${fee}.`,
	title: "Informações úteis",
	payAtHotel: "Paga no hotel.",
	payFull: "Paga o preço total online ao reservar.",
	payFullLater: "Paga o preço total online depois de o hotel confirmar.",
	payDeposit: ({ percent }) => `Paga um sinal de ${percent}% online ao reservar e o resto no hotel.`,
	payDepositLater: ({ percent }) =>
		`Paga um sinal de ${percent}% online depois de o hotel confirmar e o resto no hotel.`,
	fullPrice: "o preço total",
	percent: ({ percent }) => `${percent}% do preço`,
};
