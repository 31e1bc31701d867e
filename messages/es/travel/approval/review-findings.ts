import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const reviewFindings: Messages["reviewFindings"] = {
	noRooms: {
		text: "Sin habitaciones: los huéspedes no pueden reservar nada.",
		toDo: "Añade una habitación.",
	},
	noNights: {
		text: ({ room }) => `${room} aún no tiene noches a la venta.`,
		toDo: ({ room }) => `Pon noches de ${room} a la venta.`,
	},
	closed: {
		text: ({ room }) => `${room} tiene cerradas todas las próximas 30 noches.`,
		toDo: ({ room }) => `Abre algunas de las próximas 30 noches de ${room}.`,
	},
	noPrice: {
		text: ({ room }) => `${room} no tiene precio en las próximas 30 noches.`,
		toDo: ({ room }) => `Fija el precio de ${room}.`,
	},
	free: {
		text: ({ room }) => `${room} no cuesta nada en algunas de las próximas 30 noches.`,
		toDo: ({ room }) => `Fija el precio de ${room} para cada una de las próximas 30 noches.`,
	},
	noArrival: {
		text: ({ room }) => `${room} no admite entradas en las próximas 30 noches.`,
		toDo: ({ room }) => `Permite la entrada en ${room} en algunas de las próximas 30 noches.`,
	},
	longStays: {
		text: ({ room, maxNights }) =>
			plural(maxNights, {
				one: `${room} exige estancias más largas que la ${maxNights} noche que permite.`,
				other: `${room} exige estancias más largas que las ${maxNights} noches que permite.`,
			}),
		toDo: ({ room, maxNights }) =>
			plural(maxNights, {
				one: `Reduce la estancia mínima de ${room}: permite ${maxNights} noche como máximo.`,
				other: `Reduce la estancia mínima de ${room}: permite ${maxNights} noches como máximo.`,
			}),
	},
	full: {
		text: ({ room }) => `${room} tiene completas todas las próximas 30 noches.`,
		toDo: ({ room }) => `Revisa el calendario de ${room}: tiene completas todas las próximas 30 noches.`,
	},
	noPhotos: {
		text: "No hay fotos del hotel.",
		toDo: "Añade fotos del hotel.",
	},
	fewPhotos: {
		one: "Solo hay una foto del hotel.",
		two: "Solo hay dos fotos del hotel.",
		toDo: ({ min }) => `Añade más fotos del hotel: al menos ${min}.`,
	},
	bareRooms: {
		text: ({ rooms }) => `No hay fotos de ${rooms}.`,
		toDo: ({ rooms }) => `Añade una foto de ${rooms}.`,
	},
	shortText: {
		text: ({ count }) =>
			plural(count, {
				one: `La descripción es corta: ${count} carácter.`,
				other: `La descripción es corta: ${count} caracteres.`,
			}),
		toDo: ({ min }) => `Escribe una descripción más larga: al menos ${min} caracteres.`,
	},
	noOwner: {
		text: "El hotel no tiene propietario.",
		toDo: "Contacta con nosotros: el hotel no tiene propietario.",
	},
	suspendedOwner: {
		text: "La cuenta del propietario está suspendida.",
		toDo: "Contacta con nosotros: tu cuenta está suspendida.",
	},
	unconfirmedOwner: {
		text: "El propietario no ha confirmado su correo electrónico.",
		toDo: "Confirma tu correo electrónico.",
	},
	noSeller: {
		text: "Faltan los datos del vendedor: sus huéspedes no reciben facturas.",
		toDo: "Introduce los datos del vendedor para que los huéspedes reciban facturas.",
	},
	calendar: {
		text: ({ name, room }) =>
			`No se ha podido leer el calendario ${name} de ${room}, así que puede haber aquí a la venta noches reservadas en otro sitio.`,
		toDo: ({ name, room }) =>
			`Comprueba la dirección del calendario ${name} de ${room}: no se ha podido leer.`,
	},
	otherRooms: ({ count }) => `otras ${count} habitaciones`,
	rooms: ({ names, last }) => `${names} y ${last}`,
	incompleteAddress: {
		text: ({ parts }) => `La dirección está incompleta. Falta: ${parts.join(", ")}.`,
		toDo: ({ parts }) => `Completa la dirección. Falta: ${parts.join(", ")}.`,
	},
	street: "calle",
	city: "localidad",
};
