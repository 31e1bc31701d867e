import type { Messages } from "#messages/en/index.ts";

export const placeErrors: Messages["placeErrors"] = {
	latitude: ({ bound, example }) =>
		`Geben Sie den Breitengrad als Zahl von −${bound} bis ${bound} ein, zum Beispiel ${example}.`,
	longitude: ({ bound, example }) =>
		`Geben Sie den Längengrad als Zahl von −${bound} bis ${bound} ein, zum Beispiel ${example}.`,
	latitudeToo: "Geben Sie auch den Breitengrad ein, oder lassen Sie beide Felder leer.",
	longitudeToo: "Geben Sie auch den Längengrad ein, oder lassen Sie beide Felder leer.",
	noClick: "Klicken Sie auf die Karte, wo das Hotel ist, oder geben Sie seine Koordinaten ein.",
};
