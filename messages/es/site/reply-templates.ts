import type { Messages } from "#messages/en/index.ts";

export const replyTemplates: Messages["replyTemplates"] = {
	delete: {
		title: "Eliminar plantilla de respuesta",
		done: "La plantilla de respuesta se ha eliminado.",
		question: ({ name }) => `¿Eliminar ${name}?`,
		lead: "Los mensajes enviados con ella se conservan. Esta acción no se puede deshacer.",
	},
	title: "Plantillas de respuesta",
	one: "Plantilla de respuesta",
	nameTaken: "Otra plantilla de respuesta tiene este nombre. Introduce uno distinto.",
	full: ({ max }) => `Ya hay ${max} plantillas de respuesta. Elimina una antes de añadir otra.`,
	text: "Texto",
	nameHint: "Solo lo veis tú y tus compañeros.",
	lead: "Respuestas para insertar en un mensaje, con el nombre y el número del cliente ya rellenados.",
	none: "Escribe una respuesta una vez e insértala en cualquier conversación.",
	actions: ({ name }) => `Acciones de ${name}`,
	enterName: "Introduce un nombre.",
	enterText: "Introduce el texto.",
	theText: "El texto",
	noHotels: "Aún no tienes hoteles. Las plantillas de respuesta pertenecen a un hotel.",
	textHint:
		"{name} se sustituye por el nombre del cliente y {number} por el número del pedido, la estancia o la mudanza.",
};
