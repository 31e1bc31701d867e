import type { Messages } from "#messages/en/index.ts";

export const savedViews: Messages["savedViews"] = {
	title: "Guardar vista",
	done: ({ name }) => `La vista «${name}» se ha guardado.`,
	exists: ({ name }) => `Ya existe una vista «${name}». Sustitúyela o elige otro nombre.`,
	hint: "Se guardan la búsqueda, los filtros y el orden.",
	replace: "Sustituir la vista con este nombre",
	whose: "Para quién",
	me: "Para mí",
	everybody: "Para quienes usan esta lista",
	delete: {
		title: "Eliminar una vista",
		done: "La vista se ha eliminado.",
		question: ({ name }) => `¿Eliminar la vista «${name}»?`,
		button: "Eliminar vista",
		forAll: "Desaparece para todos los que usan esta lista. En la lista no cambia nada.",
		onlyYours: "Solo la tienes tú. En la lista no cambia nada.",
	},
	all: "Todo",
	fullForAll: ({ max }) => `Esta lista ya tiene ${max} vistas para todos. Elimina una primero.`,
	fullOfYours: ({ max }) => `Esta lista ya tiene ${max} vistas tuyas. Elimina una primero.`,
};
