import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const counts: Messages["counts"] = {
	nights: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} noche`, other: `${shown} noches` }),
	days: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} día`, other: `${shown} días` }),
	guests: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} huésped`, other: `${shown} huéspedes` }),
	rooms: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} habitación`, other: `${shown} habitaciones` }),
	hotels: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} hotel`, other: `${shown} hoteles` }),
	products: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} producto`, other: `${shown} productos` }),
	items: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} artículo`, other: `${shown} artículos` }),
	units: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} unidad`, other: `${shown} unidades` }),
	orders: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} pedido`, other: `${shown} pedidos` }),
	bookings: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} reserva`, other: `${shown} reservas` }),
	stays: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} estancia`, other: `${shown} estancias` }),
	moves: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} mudanza`, other: `${shown} mudanzas` }),
	reviews: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} opinión`, other: `${shown} opiniones` }),
	stars: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} estrella`, other: `${shown} estrellas` }),
	conversations: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} conversación`, other: `${shown} conversaciones` }),
	messages: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} mensaje`, other: `${shown} mensajes` }),
	photos: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} foto`, other: `${shown} fotos` }),
	rows: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} fila`, other: `${shown} filas` }),
	changes: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} cambio`, other: `${shown} cambios` }),
	customers: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} cliente`, other: `${shown} clientes` }),
	accounts: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} cuenta`, other: `${shown} cuentas` }),
	vehicles: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} vehículo`, other: `${shown} vehículos` }),
	documents: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} documento`, other: `${shown} documentos` }),
	variants: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} variante`, other: `${shown} variantes` }),
	payments: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} pago`, other: `${shown} pagos` }),
	statements: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} liquidación`, other: `${shown} liquidaciones` }),
	emails: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} correo`, other: `${shown} correos` }),
	restockRequests: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `${shown} solicitud de aviso de disponibilidad`,
			other: `${shown} solicitudes de aviso de disponibilidad`,
		}),
	invitations: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `${shown} invitación al equipo de un hotel`,
			other: `${shown} invitaciones a equipos de hoteles`,
		}),
	emailsToYou: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} correo que te enviamos`, other: `${shown} correos que te enviamos` }),
	roomBookings: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} reserva de habitación`, other: `${shown} reservas de habitaciones` }),
};
