import type { Messages } from "#messages/en/index.ts";

export const roomForm: Messages["roomForm"] = {
	section: {
		room: "La habitación",
		guests: "Huéspedes",
		prices: "Precios",
		stay: "Duración de la estancia",
		amenities: "Servicios",
		adults: "Precio por número de adultos",
	},
	name: "Nombre de la habitación",
	nameHint: "Se muestra a los huéspedes, por ejemplo, «Habitación doble con vistas al mar».",
	description: "Descripción",
	beds: "Camas",
	bedsHint: "Por ejemplo, «1 cama doble, 1 sofá cama».",
	quantity: "Número de habitaciones",
	quantityHint: "Habitaciones de este tipo",
	size: "Tamaño en m²",
	sleeps: "Capacidad",
	sleepsHint: "Adultos y niños, hasta 20",
	maxAdults: "Máximo de adultos",
	guestsIncluded: "Huéspedes incluidos en el precio",
	guestsIncludedHint: "Los huéspedes adicionales pagan un suplemento",
	pricesIntro: ({ currency }) =>
		`En ${currency}, por habitación y noche, impuestos incluidos: los huéspedes no pagan nada más. Puedes fijar otros precios por fecha en el calendario.`,
	price: "Precio por noche",
	weekendPrice: "Viernes y sábado",
	extraGuestPrice: "Precio por huésped adicional",
	adultsIntro:
		"Solo si el precio depende de cuántos adultos hay en la habitación: cuánto más cuesta una noche que el precio anterior, o cuánto menos, con un signo menos. Para un número de adultos sin valor, cada huésped que supere los incluidos paga el precio por huésped adicional.",
	minNights: "Estancia mínima (noches)",
	maxNights: "Estancia máxima (noches)",
	maxNightsHint: "Hasta 90",
	amenities: "Servicios de la habitación",
};
