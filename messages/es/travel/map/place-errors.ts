import type { Messages } from "#messages/en/index.ts";

export const placeErrors: Messages["placeErrors"] = {
	latitude: ({ bound, example }) =>
		`Introduce la latitud como un número de −${bound} a ${bound}, como ${example}.`,
	longitude: ({ bound, example }) =>
		`Introduce la longitud como un número de −${bound} a ${bound}, como ${example}.`,
	latitudeToo: "Introduce también la latitud o deja los dos campos vacíos.",
	longitudeToo: "Introduce también la longitud o deja los dos campos vacíos.",
	noClick: "Haz clic en el mapa donde está el hotel o introduce sus coordenadas.",
};
