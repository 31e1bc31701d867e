import type { Messages } from "#messages/en/index.ts";

export const rateErrors: Messages["rateErrors"] = {
	name: "Escribe un nombre para la tarifa.",
	aName: "El nombre",
	rooms: "Elige al menos una habitación.",
	direction: "Elige si la tarifa es más baja o más alta.",
	by: "Escribe la diferencia de precio, por ejemplo 10.",
	aDifference: "La diferencia",
	percentRange: "Escribe un porcentaje de 0 a 90 sin decimales.",
	unit: "Elige un porcentaje o un importe.",
	board: "Elige las comidas incluidas.",
	cancellation: "Elige las condiciones de cancelación.",
	payment: "Elige cómo pagan los huéspedes.",
	nightsRange: ({ min, max }) => `Escribe de ${min} a ${max} noches o déjalo vacío.`,
	daysRange: ({ min, max }) => `Escribe de ${min} a ${max} días o déjalo vacío.`,
	maxNights: "La estancia máxima no puede ser menor que la mínima.",
	maxDays: "No puede ser menor que el primer número de días.",
};
