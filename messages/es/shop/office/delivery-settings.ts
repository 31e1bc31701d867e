import type { Messages } from "#messages/en/index.ts";

export const deliverySettings: Messages["deliverySettings"] = {
	priceIn: ({ currency }) => `Precio en ${currency}`,
	freeForOrdersFrom: "Gratis para pedidos desde",
	countries: "Países",
	active: "Activo",
	title: "Envío",
	daysBetween: ({ from, to }) => `${from}–${to} días`,
	andMore: ({ countries, count }) => `${countries} y ${count} más`,
	deliveryMethod: "Método de envío",
	minimumWorkingDays: "Mínimo de días laborables",
	maximumWorkingDays: "Máximo de días laborables",
	positionList: "Posición en la lista",
	nameHint: "Se muestra a los clientes al finalizar la compra.",
	countriesHint:
		"Nombres o códigos de dos letras, separados por comas, por ejemplo, España, PT. Déjalo vacío para todos los países.",
	activeHint: "Los clientes pueden elegirlo al finalizar la compra.",
	method: "Método",
	free: "Gratis desde",
	days: "Días",
	orderHint: "Los clientes ven los métodos de envío en este orden.",
	emptyText: "Añade un método de envío para que los clientes puedan finalizar la compra.",
	allCountries: "Todos los países",
};
