import type { Messages } from "#messages/en/index.ts";

export const returnKinds: Messages["returnKinds"] = {
	withdrawal: {
		label: "Mudei de ideias",
		hint: "No prazo de 14 dias após a entrega, sem indicar um motivo.",
	},
	return: {
		label: "Há um problema com o artigo",
		hint: "Avariado, diferente da descrição ou diferente do que encomendou: no prazo de 2 anos após a entrega.",
	},
};
