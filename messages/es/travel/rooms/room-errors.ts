import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomErrors: Messages["roomErrors"] = {
	tooManyAdults: ({ sleeps }) =>
		`La capacidad de la habitación es de ${sleeps}. Introduce ${sleeps} como máximo.`,
	tooManyGuests: ({ sleeps }) =>
		`La capacidad de la habitación es de ${sleeps}. Introduce ${sleeps} como máximo.`,
	maxBelowMin: "La estancia máxima no puede ser menor que la estancia mínima.",
	name: "Introduce el nombre de la habitación.",
	aName: "El nombre",
	aDescription: "La descripción",
	quantity: "Introduce el número de habitaciones de este tipo.",
	beds: "Introduce las camas, por ejemplo, 1 cama doble.",
	theBeds: "El texto de las camas",
	sleeps: "Introduce cuántos huéspedes caben en la habitación.",
	maxAdults: "Introduce el número máximo de adultos.",
	guestsIncluded: "Introduce cuántos huéspedes incluye el precio.",
	aPrice: "El precio",
	price: "Introduce el precio por noche. Puede ser 0.",
	aWeekendPrice: "El precio de fin de semana",
	extraGuestPrice: "El precio por huésped adicional",
	minNights: "Introduce la estancia mínima, de 1 noche o más.",
	maxNights: "Introduce la estancia máxima, de hasta 90 noches.",
	size: "Introduce el tamaño en metros cuadrados enteros, por ejemplo, 24.",
	quantityRange: ({ min, max }) => `El número de habitaciones va de ${min} a ${max}.`,
	guestsRange: ({ min, max }) => `El número de huéspedes va de ${min} a ${max}.`,
	adultsRange: ({ min, max }) => `El número de adultos va de ${min} a ${max}.`,
	minNightsRange: ({ min, max }) => `La estancia mínima va de ${min} a ${max} noches.`,
	maxNightsRange: ({ min, max }) => `La estancia máxima va de ${min} a ${max} noches.`,
	tooFewRooms: ({ nights, least }) =>
		`Hay más habitaciones reservadas o bloqueadas en estas noches: ${nights}. Introduce al menos ${least} o libera primero esas noches.`,
	tooFewRoomsMore: ({ nights, count, least }) =>
		plural(count, {
			one: `Hay más habitaciones reservadas o bloqueadas en estas noches: ${nights} y ${count} noche más. Introduce al menos ${least} o libera primero esas noches.`,
			other: `Hay más habitaciones reservadas o bloqueadas en estas noches: ${nights} y ${count} noches más. Introduce al menos ${least} o libera primero esas noches.`,
		}),
};
