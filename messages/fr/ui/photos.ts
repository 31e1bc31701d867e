import type { Messages } from "#messages/en/index.ts";

export const photos: Messages["photos"] = {
	add: "Ajouter des photos",
	photos: "Photos",
	limits: ({ perTime, left }) =>
		`JPEG, PNG, WebP ou AVIF, 8 Mo maximum par photo, ${perTime} photos maximum à la fois. Vous pouvez encore en ajouter ${left}.`,
	uploading: "Envoi...",
	altText: "Texte alternatif",
	noAltText: "Sans texte alternatif",
	describe: ({ example }) =>
		`Décrivez la photo pour les personnes qui ne la voient pas, par exemple « ${example} ».`,
	saveDescription: "Enregistrer la description",
	numbered: ({ name, number, count }) => `${name}, photo ${number} sur ${count}`,
	of: ({ name }) => `Photos : ${name}`,
	allOf: ({ count }) => `Les ${count} photos`,
	more: "Plus de photos",
	formHint: ({ hint, perTime, max }) =>
		`${hint} JPEG, PNG, WebP ou AVIF, 8 Mo maximum par photo. ${perTime} photos maximum à la fois, ${max} au total.`,
	oneUploaded: "1 photo est déjà envoyée",
	uploaded: ({ count }) => `${count} photos sont déjà envoyées`,
	clear: "Décochez une case pour ne pas utiliser la photo.",
	photo: "Photo",
	withoutAlt: ({ number }) => `Photo ${number}, sans texte alternatif`,
	main: "Photo principale",
	photoNumber: ({ number }) => `Photo ${number}`,
	editAlt: "Modifier le texte alternatif",
	addAlt: "Ajouter un texte alternatif",
	photoNumberAfter: ({ number }) => `photo ${number}`,
	moveLeft: "Déplacer à gauche",
	moveRight: "Déplacer à droite",
	backTo: ({ backTo }) => `Retour : ${backTo}`,
	previous: "Photo précédente",
	next: "Photo suivante",
};
