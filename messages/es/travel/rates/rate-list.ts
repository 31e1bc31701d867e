import type { Messages } from "#messages/en/index.ts";

export const rateList: Messages["rateList"] = {
	title: ({ hotel }) => `Tarifas de ${hotel}`,
	untitled: "Tarifas de un hotel",
	tab: "Tarifas",
	intro:
		"La tarifa estándar usa los precios de tus habitaciones y las condiciones de tu hotel. Las demás tarifas se calculan a partir de ella: cuando cambias un precio en el calendario, también cambian. Las reservas existentes conservan sus precios y condiciones.",
	none: "Solo la tarifa estándar",
	noneText: "Añade una tarifa, por ejemplo un precio más bajo sin reembolso o uno con desayuno.",
	add: "Añadir una tarifa",
	rate: "Tarifa",
	price: "Precio",
	rooms: "Habitaciones",
	same: "Como la tarifa estándar",
	lower: ({ by }) => `${by} menos`,
	higher: ({ by }) => `${by} más`,
	aNight: ({ amount }) => `${amount} por noche`,
	saved: ({ name }) => `${name} se ha guardado.`,
	again: ({ name }) => `${name} ya está añadida.`,
	off: "Desactivada",
	tooMany: ({ count }) => `Un hotel tiene como máximo ${count} tarifas.`,
};
