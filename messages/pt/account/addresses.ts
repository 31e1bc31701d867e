import type { Messages } from "#messages/en/index.ts";

export const addresses: Messages["addresses"] = {
	delete: {
		title: "Eliminar uma morada",
		done: "A morada foi eliminada.",
		question: "Eliminar esta morada?",
		button: "Eliminar morada",
		lead: ({ name, line1 }) => `${name}, ${line1}. As encomendas enviadas para lá mantêm-na.`,
	},
	changeTitle: "Alterar uma morada",
	addTitle: "Adicionar uma morada",
	full: ({ max }) => `Pode guardar até ${max} moradas. Elimine primeiro uma.`,
	saved: "A morada foi guardada.",
	changed: "A morada foi alterada.",
	title: "As suas moradas",
	button: "Guardar morada",
	lead: "As moradas guardadas são sugeridas ao finalizar a compra.",
	none: "Ainda não há moradas guardadas. Adicione uma aqui ou guarde uma ao finalizar a compra.",
	deleteLink: "Eliminar…",
};
