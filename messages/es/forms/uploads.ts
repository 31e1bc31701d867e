import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const uploads: Messages["uploads"] = {
	uploading: "Subiendo…",
	progress: "Progreso de la subida",
	processing: "Procesando…",
	cancel: "Cancelar la subida",
	cancelled: "Se ha cancelado la subida.",
	failed: "No se ha podido subir. Comprueba tu conexión e inténtalo de nuevo.",
	busy: "Ahora mismo estamos procesando muchas imágenes. Inténtalo de nuevo en 30 segundos.",
	tooSlow: "La subida iba demasiado lenta y la hemos detenido. Elige menos archivos o archivos más pequeños.",
	tooMany: "Hay demasiadas subidas en curso. Espera unos segundos y elige de nuevo el archivo.",
	fileTooLarge: ({ megabytes }) => `Ese archivo ocupa más de ${megabytes} MB. Elige uno más pequeño.`,
	tooManyFiles: ({ count }) =>
		plural(count, {
			one: "Elige 1 archivo como máximo a la vez.",
			other: `Elige ${count} archivos como máximo a la vez.`,
		}),
	limitOfFiles: ({ wait }) =>
		`Has subido demasiados archivos en la última hora. Inténtalo de nuevo en ${wait}.`,
	limitOfPictures: ({ wait }) =>
		`Has subido demasiadas imágenes en la última hora. Inténtalo de nuevo en ${wait}.`,
};

export const pictureRefusals: Messages["pictureRefusals"] = {
	not_a_picture: "Este archivo no es una imagen que podamos usar. Elige un JPEG, PNG, WebP o AVIF.",
	too_many_pixels: "Esta imagen tiene más de 50 millones de píxeles. Redúcela y elígela de nuevo.",
	too_long: "Un lado de esta imagen es más de 10 veces más largo que el otro. Recórtala y elígela de nuevo.",
	too_much_memory:
		"Esta imagen es demasiado grande para su tipo de archivo. Guárdala como JPEG estándar o redúcela a menos de 6 millones de píxeles y elígela de nuevo.",
	too_slow: "Esta imagen tarda demasiado en procesarse. Redúcela y elígela de nuevo.",
	broken: "Esta imagen está dañada y no se puede abrir. Elige otra.",
};
