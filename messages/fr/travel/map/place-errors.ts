import type { Messages } from "#messages/en/index.ts";

export const placeErrors: Messages["placeErrors"] = {
	latitude: ({ bound, example }) =>
		`Saisissez la latitude sous forme de nombre de −${bound} à ${bound}, par exemple ${example}.`,
	longitude: ({ bound, example }) =>
		`Saisissez la longitude sous forme de nombre de −${bound} à ${bound}, par exemple ${example}.`,
	latitudeToo: "Saisissez aussi la latitude, ou laissez les deux champs vides.",
	longitudeToo: "Saisissez aussi la longitude, ou laissez les deux champs vides.",
	noClick: "Cliquez sur la carte à l’endroit de l’hôtel, ou saisissez ses coordonnées.",
};
