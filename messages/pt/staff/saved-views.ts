import type { Messages } from "#messages/en/index.ts";

export const savedViews: Messages["savedViews"] = {
	title: "Guardar vista",
	done: ({ name }) => `A vista “${name}” foi guardada.`,
	exists: ({ name }) => `Já existe uma vista “${name}”. Substitua-a ou escolha outro nome.`,
	hint: "São guardados a pesquisa, os filtros e a ordem.",
	replace: "Substituir a vista com este nome",
	whose: "Para quem",
	me: "Para mim",
	everybody: "Para todos os que usam esta lista",
	delete: {
		title: "Eliminar uma vista",
		done: "A vista foi eliminada.",
		question: ({ name }) => `Eliminar a vista “${name}”?`,
		button: "Eliminar vista",
		forAll: "Desaparece para todos os que usam esta lista. Nada muda na lista.",
		onlyYours: "Mais ninguém a usa. Nada muda na lista.",
	},
	all: "Tudo",
	fullForAll: ({ max }) => `Esta lista já tem ${max} vistas para todos. Elimine primeiro uma.`,
	fullOfYours: ({ max }) => `Esta lista já tem ${max} vistas suas. Elimine primeiro uma.`,
};
