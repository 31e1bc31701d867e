import type { Messages } from "#messages/en/index.ts";

export const productPhotos: Messages["productPhotos"] = {
	photo: ({ number }) => `Photo ${number}`,
	photoOf: ({ number, alt }) => `Photo ${number} : ${alt}`,
	title: "Photo",
	photoRemoved: "Photo supprimée.",
	descriptionSaved: "Description enregistrée.",
	descriptionExample: "Une lampe de bureau en laiton sur une table en chêne",
	choosePhotosVariants: "Choisir les photos des variantes",
	orderHint: "La première photo est la photo principale du produit.",
	noPhotosYet: "Aucune photo pour l’instant",
	variantPhotos: "Photos des variantes",
	variantPhotosSaved: "Les photos des variantes sont enregistrées.",
	mainPhoto: "Photo principale",
	savePhotos: "Enregistrer les photos",
};
