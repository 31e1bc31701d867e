import type { Messages } from "#messages/en/index.ts";

export const addresses: Messages["addresses"] = {
	delete: {
		title: "Eliminar una dirección",
		done: "La dirección se ha eliminado.",
		question: "¿Eliminar esta dirección?",
		button: "Eliminar dirección",
		lead: ({ name, line1 }) => `${name}, ${line1}. Los pedidos enviados allí la conservan.`,
	},
	changeTitle: "Cambiar una dirección",
	addTitle: "Añadir una dirección",
	full: ({ max }) => `Puedes guardar hasta ${max} direcciones. Elimina una primero.`,
	saved: "La dirección se ha guardado.",
	changed: "La dirección se ha cambiado.",
	title: "Tus direcciones",
	button: "Guardar dirección",
	lead: "Podrás elegir las direcciones guardadas al tramitar un pedido.",
	none: "Aún no tienes direcciones guardadas. Añade una aquí o guárdala al tramitar un pedido.",
	deleteLink: "Eliminar…",
};
