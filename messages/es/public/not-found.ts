import type { Messages } from "#messages/en/index.ts";

export const notFound: Messages["notFound"] = {
	address: {
		title: "Dirección no válida",
		text: "Esta dirección web no es válida. Compruébala e inténtalo de nuevo, o empieza desde la página de inicio.",
	},
	method: {
		title: "Método no permitido",
		text: "Las páginas de este sitio se pueden leer y algunas reciben formularios. Nada más es posible.",
	},
};
