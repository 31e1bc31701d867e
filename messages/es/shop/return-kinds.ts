import type { Messages } from "#messages/en/index.ts";

export const returnKinds: Messages["returnKinds"] = {
	withdrawal: {
		label: "He cambiado de opinión",
		hint: "En los 14 días siguientes a la entrega, sin dar motivos.",
	},
	return: {
		label: "Hay un problema con el artículo",
		hint: "Está roto, no coincide con la descripción o no es lo que pediste: en los 2 años siguientes a la entrega.",
	},
};
