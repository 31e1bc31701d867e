import type { Messages } from "#messages/en/index.ts";

export const photos: Messages["photos"] = {
	add: "Fotos hinzufügen",
	photos: "Fotos",
	limits: ({ perTime, left }) =>
		`JPEG, PNG, WebP oder AVIF, je bis 8 MB, bis zu ${perTime} auf einmal. Sie können noch ${left} hinzufügen.`,
	uploading: "Wird hochgeladen...",
	altText: "Alternativtext",
	noAltText: "Kein Alternativtext",
	describe: ({ example }) =>
		`Beschreiben Sie das Foto für Menschen, die es nicht sehen können, zum Beispiel „${example}“.`,
	saveDescription: "Beschreibung speichern",
	numbered: ({ name, number, count }) => `${name}, Foto ${number} von ${count}`,
	of: ({ name }) => `Fotos von ${name}`,
	allOf: ({ count }) => `Alle ${count} Fotos`,
	more: "Weitere Fotos",
	formHint: ({ hint, perTime, max }) =>
		`${hint} JPEG, PNG, WebP oder AVIF, je bis 8 MB. Bis zu ${perTime} auf einmal und insgesamt ${max}.`,
	oneUploaded: "1 Foto ist schon hochgeladen",
	uploaded: ({ count }) => `${count} Fotos sind schon hochgeladen`,
	clear: "Entfernen Sie ein Häkchen, um das Foto wegzulassen.",
	photo: "Foto",
	withoutAlt: ({ number }) => `Foto ${number}, kein Alternativtext`,
	main: "Hauptfoto",
	photoNumber: ({ number }) => `Foto ${number}`,
	editAlt: "Alternativtext bearbeiten",
	addAlt: "Alternativtext hinzufügen",
	photoNumberAfter: ({ number }) => `Foto ${number}`,
	moveLeft: "Nach links",
	moveRight: "Nach rechts",
	backTo: ({ backTo }) => `Zurück zu ${backTo}`,
	previous: "Vorheriges Foto",
	next: "Nächstes Foto",
};
