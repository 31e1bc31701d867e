import type { Messages } from "#messages/en/index.ts";

export const productPhotos: Messages["productPhotos"] = {
	photo: ({ number }) => `Fotografia ${number}`,
	photoOf: ({ number, alt }) => `Fotografia ${number}: ${alt}`,
	title: "Fotografia",
	photoRemoved: "Fotografia removida.",
	descriptionSaved: "Descrição guardada.",
	descriptionExample: "Um candeeiro de latão sobre uma mesa de carvalho",
	choosePhotosVariants: "Escolha fotografias para as variantes",
	orderHint: "A primeira fotografia é a fotografia principal do produto.",
	noPhotosYet: "Ainda não há fotografias",
	variantPhotos: "Fotografias das variantes",
	variantPhotosSaved: "As fotografias das variantes foram guardadas.",
	mainPhoto: "Fotografia principal",
	savePhotos: "Guardar fotografias",
};
