import type { Messages } from "#messages/en/index.ts";

export const productPhotos: Messages["productPhotos"] = {
	photo: ({ number }) => `Foto ${number}`,
	photoOf: ({ number, alt }) => `Foto ${number}: ${alt}`,
	title: "Foto",
	photoRemoved: "Foto entfernt.",
	descriptionSaved: "Beschreibung gespeichert.",
	descriptionExample: "Eine Schreibtischlampe aus Messing auf einem Eichentisch",
	choosePhotosVariants: "Fotos für Varianten auswählen",
	orderHint: "Das erste Foto ist das Hauptfoto des Produkts.",
	noPhotosYet: "Noch keine Fotos",
	variantPhotos: "Fotos der Varianten",
	variantPhotosSaved: "Die Fotos der Varianten sind gespeichert.",
	mainPhoto: "Hauptfoto",
	savePhotos: "Fotos speichern",
};
