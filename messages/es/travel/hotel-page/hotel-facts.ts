import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelFacts: Messages["hotelFacts"] = {
	about: ({ hotel }) => `Acerca de ${hotel}`,
	houseRules: "Normas de la casa",
	checkIn: "Entrada",
	from: ({ time }) => `A partir de las ${time}`,
	checkOut: "Salida",
	until: ({ time }) => `Hasta las ${time}`,
	booking: "Reserva",
	instant: ({ paying }) => `Confirmación inmediata. ${paying}`,
	request: ({ hours, paying }) =>
		plural(hours, {
			one: `Reserva previa solicitud: el hotel responde en ${hours} hora y guarda la habitación hasta entonces. ${paying}`,
			other: `Reserva previa solicitud: el hotel responde en ${hours} horas y guarda la habitación hasta entonces. ${paying}`,
		}),
	sameDay: "Reservas para el mismo día",
	sameDayUntil: ({ time }) => `Hasta las ${time}, hora del hotel.`,
	cancellation: "Cancelación",
	freeUntilCheckIn: "Gratis hasta la entrada.",
	freeUntilDay: ({ time, fee }) =>
		`Gratis hasta el día de la entrada a las ${time}, hora del hotel. Después, el cargo es: ${fee}.`,
	freeUntilDays: ({ count, time, fee }) =>
		plural(count, {
			one: `Gratis hasta ${count} día antes de la entrada a las ${time}, hora del hotel. Después, el cargo es: ${fee}.`,
			other: `Gratis hasta ${count} días antes de la entrada a las ${time}, hora del hotel. Después, el cargo es: ${fee}.`,
		}),
	noShow: "Si no te presentas",
	noFee: "Sin cargo.",
	fee: ({ fee }) => `El cargo es: ${fee}.`,
	title: "Información útil",
	payAtHotel: "Pagas en el hotel.",
	payFull: "Pagas el precio completo en línea al reservar.",
	payFullLater: "Pagas el precio completo en línea cuando el hotel confirme.",
	payDeposit: ({ percent }) =>
		`Pagas un anticipo del ${percent} % en línea al reservar y el resto en el hotel.`,
	payDepositLater: ({ percent }) =>
		`Pagas un anticipo del ${percent} % en línea cuando el hotel confirme y el resto en el hotel.`,
	fullPrice: "el precio completo",
	percent: ({ percent }) => `el ${percent} % del precio`,
};
