import type { Messages } from "#messages/en/index.ts";

export const productPhotos: Messages["productPhotos"] = {
	photo: ({ number }) => `Foto ${number}`,
	photoOf: ({ number, alt }) => `Foto ${number}: ${alt}`,
	title: "Foto",
	photoRemoved: "Foto quitada.",
	descriptionSaved: "Descripción guardada.",
	descriptionExample: "Una lámpara de escritorio de latón sobre una mesa de roble",
	choosePhotosVariants: "Elige fotos para las variantes",
	orderHint: "La primera foto es la foto principal del producto.",
	noPhotosYet: "Aún no hay fotos",
	variantPhotos: "Fotos de variantes",
	variantPhotosSaved: "Las fotos de las variantes se han guardado.",
	mainPhoto: "Foto principal",
	savePhotos: "Guardar fotos",
};
