import type { Messages } from "#messages/en/index.ts";

export const notFound: Messages["notFound"] = {
	address: {
		title: "Endereço inválido",
		text: "Este endereço web não é válido. Verifique-o e tente novamente ou comece pela página inicial.",
	},
	method: {
		title: "Método não permitido",
		text: "As páginas deste site podem ser lidas e algumas recebem formulários. Nada mais é possível.",
	},
};
