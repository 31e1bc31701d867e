import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const conversations: Messages["conversations"] = {
	kinds: {
		order: "Pedido",
		stay: "Estancia",
		move: "Mudanza",
		contact: "Mensaje de contacto",
		partner: "Solicitud de socio",
	},
	enterMessage: "Escribe tu mensaje.",
	chooseAction: "Elige Enviar mensaje o Añadir nota.",
	theHotel: "El hotel",
	you: "Tú",
	tooManyPhotos: ({ max }) => `Un mensaje puede tener hasta ${max} imágenes. Quita alguna.`,
	noteTooEarly: "Envía el primer mensaje antes de añadir una nota.",
	chooseTemplate: "Elige una plantilla.",
	wait: ({ time }) => `Has enviado muchos mensajes. Inténtalo de nuevo en ${time}.`,
	export: {
		message: "Un mensaje",
		picture: ({ number, time }) => `Imagen ${number} del mensaje de ${time}`,
	},
	backToMessages: "Volver a tus mensajes",
	linkGone: {
		title: "Este enlace ya no funciona",
		text: "La conversación se ha eliminado. Escríbenos desde la página de contacto.",
	},
	refresh: "Comprobar si hay mensajes nuevos",
	earlier: "Mostrar mensajes anteriores",
	caption: "Mensajes",
	note: "Nota",
	latest: "Mostrar los últimos mensajes",
	attachment: ({ number, count }) => `Adjunto ${number} de ${count}`,
	messages: "Mensajes",
	template: {
		label: "Plantilla de respuesta",
		choose: "Elige una plantilla",
		insert: "Insertar",
	},
	morePhotos: "Más imágenes",
	photos: "Imágenes",
	photosHint: ({ max }) =>
		`Hasta ${max}: JPEG, PNG, WebP o AVIF, hasta 8 MB cada una. Solo las ven las personas de esta conversación.`,
	send: "Enviar mensaje",
	addNote: "Añadir nota",
	notesAreInternal: "Solo tu equipo ve las notas.",
	newMessages: ({ count }) => plural(count, { one: `(${count} nuevo)`, other: `(${count} nuevos)` }),
	about: {
		order: ({ number }) => `Sobre el pedido ${number}`,
		stay: ({ number }) => `Sobre la estancia ${number}`,
		move: ({ number }) => `Sobre la mudanza ${number}`,
	},
	backTo: { order: "Volver a tu pedido", stay: "Volver a tu estancia", move: "Volver a tu mudanza" },
};
