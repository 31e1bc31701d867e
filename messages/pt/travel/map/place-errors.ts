import type { Messages } from "#messages/en/index.ts";

export const placeErrors: Messages["placeErrors"] = {
	latitude: ({ bound, example }) =>
		`Introduza a latitude como um número de −${bound} a ${bound}, como ${example}.`,
	longitude: ({ bound, example }) =>
		`Introduza a longitude como um número de −${bound} a ${bound}, como ${example}.`,
	latitudeToo: "Introduza também a latitude ou deixe ambos os campos vazios.",
	longitudeToo: "Introduza também a longitude ou deixe ambos os campos vazios.",
	noClick: "Clique no mapa onde fica o hotel ou introduza as coordenadas.",
};
