import type { Messages } from "#messages/en/index.ts";

export const hotelPlace: Messages["hotelPlace"] = {
	metaTitle: ({ hotel }) => `${hotel} auf der Karte`,
	untitled: "Hotel auf der Karte",
	placed: ({ hotel, place }) => `${hotel} ist auf der Karte bei ${place}.`,
	removed: ({ hotel }) => `${hotel} ist nicht mehr auf der Karte.`,
	title: "Ort auf der Karte",
	move: "Klicken Sie auf die Karte, um den Pin zu verschieben. Zoomen Sie vorher hinein, um genau zu sein.",
	set: "Klicken Sie auf die Karte, wo Gäste den Eingang finden. Zoomen Sie vorher hinein, um genau zu sein.",
	coordinates: "Koordinaten",
	latitude: "Breitengrad",
	latitudeHint: "Norden ist positiv, Süden negativ, zum Beispiel 38.7139.",
	longitude: "Längengrad",
	longitudeHint: "Osten ist positiv, Westen negativ, zum Beispiel -9.1334.",
	leaveEmpty: "Lassen Sie beide leer, um das Hotel von der Karte zu nehmen.",
	save: "Koordinaten speichern",
	busy: "Wird gespeichert...",
	putPin: "Pin hierhin setzen",
};
