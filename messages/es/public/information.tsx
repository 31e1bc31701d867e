import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const information: Messages["information"] = {
	since: ({ since }) => `En vigor desde el ${since}`,
	onThisPage: "En esta página",
	privacy: {
		title: "Privacidad",
		lead: "Solo guardamos los datos que necesitamos para tu cuenta, tus pedidos y tus reservas. Nunca los vendemos y no usamos rastreadores.",
		description: ({ market }) =>
			`Qué datos personales guarda ${market}, por qué y cuánto tiempo, qué cookies usamos y cómo eliminar tus datos.`,
	},
	about: {
		title: "Quiénes somos",
		description: ({ market }) =>
			`${market} es un mercado en línea con tienda, habitaciones de hotel y vehículos de mudanza, con una sola cuenta para todo.`,
		heading: ({ market }) => `Acerca de ${market}`,
		lead: "Compra, reserva habitaciones de hotel y contrata vehículos de mudanza con una sola cuenta.",
	},
	comingSoon: {
		title: "Próximamente",
		description: ({ market }) => `Lo próximo en ${market} y lo que ya está disponible.`,
		shop: {
			title: "Tienda",
			text: "Productos con fotos, tallas y stock al momento. Pide con cuenta o sin ella.",
			link: "Comprar ahora",
		},
		hotels: {
			title: "Habitaciones de hotel",
			text: "Busca por destino, fechas y huéspedes. Cada resultado muestra el precio total de tu estancia.",
			link: "Buscar hotel",
		},
		moves: {
			title: "Vehículos de mudanza",
			text: "Un camión o una camioneta en tu puerta, en la fecha y a la hora que elijas.",
			link: "Reservar una mudanza",
		},
		lead: "Este servicio aún no está disponible. Mira lo que ya puedes usar hoy.",
		today: "Disponible hoy",
		more: ({ partner, contact }) => (
			<>
				¿Tienes un hotel, vehículos o productos que vender? {partner("Hazte socio")}. ¿Echas algo en falta?{" "}
				{contact("Contacta con nosotros")}.
			</>
		),
	},
	delivery: {
		title: "Envíos",
		description: ({ market }) =>
			`Cómo envía ${market}: el precio, el plazo y los países de cada método de envío.`,
		lead: "Eliges el envío al tramitar el pedido y ves su precio antes de hacerlo.",
		none: "Aún no hacemos envíos.",
		daysTo: ({ days, countries }) => `${days}, a ${countries}`,
		everyCountry: "todos los países",
		workingDays: ({ link }) => (
			<>
				Los días laborables son de lunes a viernes. El primero es el día siguiente a tu pedido o, si pagas por
				adelantado, a la recepción de tu pago. Puedes seguir tu paquete en {link("Seguir pedido")}.
			</>
		),
		freeOver: ({ price, limit }) => `${price}, gratis a partir de ${limit}`,
		days: ({ days, count }) =>
			plural(count, { one: `${days} día laborable`, other: `${days} días laborables` }),
	},
	help: {
		title: "Ayuda",
		description: ({ market }) => `Cómo seguir, cambiar, cancelar y pagar pedidos y reservas en ${market}.`,
		lead: "Pedidos, habitaciones de hotel y mudanzas: cómo seguirlos, cambiarlos, cancelarlos y pagarlos.",
	},
	returns: {
		title: "Devoluciones",
		description: ({ market }) => `Cómo devolver lo que compraste en ${market} y hasta cuándo.`,
		lead: ({ days }) =>
			`Devuelve los productos en los ${days} días siguientes a la entrega, sin dar motivos.`,
	},
	terms: {
		title: "Condiciones",
		description: ({ market }) =>
			`Las condiciones de uso de ${market}: pedidos, reservas, cancelaciones, desistimiento y reembolsos.`,
		lead: ({ market }) =>
			`Estas condiciones se aplican cuando usas ${market} para comprar, reservar una habitación de hotel o un vehículo de mudanza.`,
	},
};
