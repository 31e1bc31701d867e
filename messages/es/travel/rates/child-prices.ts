import type { Messages } from "#messages/en/index.ts";

export const childPrices: Messages["childPrices"] = {
	title: "Niños",
	intro:
		"Indique lo que cuestan los niños según su edad, en hasta tres tramos. A los huéspedes se les pregunta entonces la edad. Un niño cuesta lo que indica su tramo, o lo que costaría un adulto más si es menos: un niño en una plaza incluida en el precio es gratis. Un niño mayor que todos los tramos paga como un adulto. Los cambios no afectan a las reservas existentes.",
	band1: "Primer tramo de edad",
	band2: "Segundo tramo de edad",
	band3: "Tercer tramo de edad",
	upTo: "Hasta esta edad, incluida",
	charge: "Precio",
	free: "Gratis",
	amount: ({ currency }) => `Importe por noche (${currency})`,
	percent: "Porcentaje del precio por huésped adicional de la habitación",
	value: "Importe o porcentaje",
	cot: "Duerme en una cuna",
	cotHint: "Un niño en cuna por habitación no cuenta para la capacidad de la habitación.",
	save: "Guardar los precios para niños",
	saved: "Los precios para niños se han guardado.",
	removed: "Los niños ya no tienen precios propios.",
	ageRange: ({ min, max }) => `La edad va de ${min} a ${max}.`,
	enterAge: "Introduzca una edad o deje vacío todo el tramo.",
	sameAge: "Otro tramo termina en esta edad. Introduzca otra edad.",
	chooseCharge: "Elija si los niños son gratis o lo que pagan.",
	theAmount: "El importe",
	enterAmount: "Introduzca el importe por noche.",
	percentRange: ({ min, max }) => `El porcentaje va de ${min} a ${max}.`,
	enterPercent: "Introduzca un porcentaje de 0 a 100.",
};
