import type { Messages } from "#messages/en/index.ts";

export const photos: Messages["photos"] = {
	add: "Añadir fotos",
	photos: "Fotos",
	limits: ({ perTime, left }) =>
		`JPEG, PNG, WebP o AVIF, hasta 8 MB cada una y ${perTime} a la vez. Puedes añadir ${left} más.`,
	uploading: "Subiendo...",
	altText: "Texto alternativo",
	noAltText: "Sin texto alternativo",
	describe: ({ example }) => `Describe la foto para quienes no pueden verla; por ejemplo, «${example}».`,
	saveDescription: "Guardar descripción",
	numbered: ({ name, number, count }) => `${name}, foto ${number} de ${count}`,
	of: ({ name }) => `Fotos de ${name}`,
	allOf: ({ count }) => `Las ${count} fotos`,
	more: "Más fotos",
	formHint: ({ hint, perTime, max }) =>
		`${hint} JPEG, PNG, WebP o AVIF, hasta 8 MB cada una. Añade hasta ${perTime} a la vez y ${max} en total.`,
	oneUploaded: "Ya se ha subido 1 foto",
	uploaded: ({ count }) => `Ya se han subido ${count} fotos`,
	clear: "Desmarca una casilla para descartar esa foto.",
	photo: "Foto",
	withoutAlt: ({ number }) => `Foto ${number}, sin texto alternativo`,
	main: "Foto principal",
	photoNumber: ({ number }) => `Foto ${number}`,
	editAlt: "Editar texto alternativo",
	addAlt: "Añadir texto alternativo",
	photoNumberAfter: ({ number }) => `foto ${number}`,
	moveLeft: "Mover a la izquierda",
	moveRight: "Mover a la derecha",
	backTo: ({ backTo }) => `Volver a ${backTo}`,
	previous: "Foto anterior",
	next: "Foto siguiente",
};
