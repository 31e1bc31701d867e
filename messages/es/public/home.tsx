import type { Messages } from "#messages/en/index.ts";

export const home: Messages["home"] = {
	title: "Tienda, hoteles y vehículos de mudanza",
	description:
		"Compra productos, reserva habitaciones de hotel y contrata vehículos de mudanza con una sola cuenta.",
	sale: "En oferta",
	bestSellers: "Más vendidos",
	categories: "Comprar por categoría",
	destinations: "Destinos populares",
	hotels: "Hoteles destacados",
	viewed: "Vistos recientemente",
	search: {
		products: "Productos",
		stays: "Estancias",
		moves: "Mudanzas",
		label: "Buscar",
		shop: "Buscar en la tienda",
		placeholder: "Lámpara, lino, taza…",
	},
	steps: {
		find: {
			title: "Encuéntralo",
			text: "Busca productos y hoteles, o consulta el precio de tu mudanza.",
		},
		book: {
			title: "Resérvalo",
			text: "Consulta el total y las condiciones antes de aceptarlas. No necesitas cuenta.",
		},
		follow: {
			title: "Síguelo",
			text: "Tu número muestra cada paso y te permite cancelar en línea.",
		},
		title: "Cómo funciona",
	},
	partner: {
		question: "¿Tienes un hotel, vehículos o productos que vender?",
		text: ({ market }) => `Llega a nuevos clientes en ${market}.`,
		link: "Hazte socio",
	},
	hero: ({ line }) => <>Compra. Reserva. {line}Múdate.</>,
};
