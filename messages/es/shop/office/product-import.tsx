import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productImport: Messages["productImport"] = {
	lists: {
		problem: "Errores",
		failed_picture: "Imágenes sin añadir",
		warning: "Advertencias",
		category: "Categorías nuevas",
		create: "Productos nuevos",
		update: "Productos cambiados",
		picture: "Imágenes",
	},
	starting: "Iniciando...",
	alreadyDone: "Este archivo ya se ha aplicado o cancelado.",
	stopped: "Importación detenida. Los cambios hechos hasta ahora se conservan.",
	alreadyFinished: "Esta importación ya había terminado.",
	title: "Importar",
	pageTitle: "Importar y exportar",
	importProducts: "Importar productos",
	importText:
		"Sube un archivo CSV con el formato de productos de Shopify, con los nombres de columna antiguos o nuevos. Verás todos los cambios antes de aplicarlos. Las imágenes se descargan de sus direcciones https o se suben en un archivo ZIP.",
	csvFile: "Archivo CSV",
	csvSize: "Hasta 20 MB",
	upload: "Subir y comprobar",
	uploading: "Subiendo...",
	exportProducts: "Exportar productos",
	exportText:
		"Descarga todos los productos, variantes y stock en un solo archivo CSV. Edítalo en una hoja de cálculo y vuelve a importarlo: solo se aplican tus cambios.",
	download: "Descargar products.csv",
	files: "Archivos importados",
	emptyText: "Los archivos aparecen aquí durante 30 días después de importarlos.",
	emptyTitle: "Aún no hay importaciones",
	uploadPictures: "Subir imágenes",
	notZip: "Este no es un archivo ZIP. Elige un archivo ZIP.",
	noneMatch:
		"Ningún archivo de este ZIP tiene el nombre de una imagen que falta. Compara los nombres de los archivos.",
	nothingMissing: "No falta ninguna imagen",
	back: "Volver a la importación",
	zipFile: "Archivo ZIP",
	zipHint:
		"Hasta 50 MB. Imágenes JPEG, PNG, WebP o AVIF, hasta 8 MB cada una. Puedes subir varios archivos ZIP.",
	noRetry:
		"No hay ninguna imagen que se pueda volver a descargar. Sube las imágenes que faltan en un archivo ZIP.",
	withErrors: "Los productos con errores no se importan. Corrige el archivo y vuelve a importarlo.",
	withErrorsOrApply:
		"Los productos con errores no se importan. Corrige el archivo y vuelve a importarlo, o aplica ahora los demás productos.",
	columns: {
		row: "Fila",
		column: "Columna",
		handle: "Identificador",
		category: "Categoría",
		product: "Producto",
		changes: "Cambios",
		file: "Archivo",
		rows: "Filas",
		errors: "Errores",
		by: "Subido por",
		uploaded: "Subido",
	},
	deletedAccount: "Una cuenta eliminada",
	progress: {
		pictures: ({ done, total }) => `${done} de ${total} imágenes`,
		rows: ({ done, total }) => `${done} de ${total} filas`,
	},
	unchangedProducts: "Productos sin cambios",
	notAdded: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} imagen no se ha añadido. Los productos sin imagen siguen como borradores. Inténtalo de nuevo o sube tú las imágenes.`,
			other: `${formatCount(count)} imágenes no se han añadido. Los productos sin imagen siguen como borradores. Inténtalo de nuevo o sube tú las imágenes.`,
		}),
	publishHeld: "Publicar los productos sin imagen",
	held: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} producto aún no tiene imagen. Los productos sin imagen siguen como borradores si no marcas esta opción.`,
			other: `${formatCount(count)} productos aún no tienen imagen. Los productos sin imagen siguen como borradores si no marcas esta opción.`,
		}),
	apply: "Aplicar",
	applyTo: ({ count }) =>
		plural(count, {
			one: `Aplicar ${formatCount(count)} producto`,
			other: `Aplicar ${formatCount(count)} productos`,
		}),
	stop: "Detener",
	cancel: "Cancelar importación",
	reopen: "Abre de nuevo la página y sube el archivo desde ahí.",
	chooseCsv: "Elige un archivo CSV.",
	chooseZip: "Elige un archivo ZIP.",
	uploadedBy: ({ at, by }) => `Subido el ${at} por ${by}.`,
	uploadedByDeleted: ({ at }) => `Subido el ${at} por una cuenta eliminada.`,
	found: ({ count }) =>
		plural(count, {
			one: `Se ha encontrado ${count} imagen.`,
			other: `Se han encontrado ${count} imágenes.`,
		}),
	ambiguous: ({ file }) =>
		`${file}: varias imágenes tienen este nombre de archivo. Añádelas en los productos.`,
	more: ({ count }) => `Y ${count} más.`,
	allAdded: ({ file }) => `Se han añadido todas las imágenes que indica ${file}.`,
	missing: ({ count, code }) => (
		<>
			{plural(count, { one: "Falta 1 imagen.", other: `Faltan ${formatCount(count)} imágenes.` })} Cada
			archivo del ZIP se asigna por su nombre: {code("lamp.jpg")} se usa para todas las direcciones que
			terminan en {code("lamp.jpg")}. Las carpetas no importan.
		</>
	),
	checking: {
		label: "Comprobando",
		title: "Comprobando el archivo. Aún no cambia nada.",
	},
	checked: {
		label: "Listo para aplicar",
		title: "Revisa los cambios",
	},
	refused: {
		label: "No importado",
		title: "Este archivo no se puede importar",
	},
	applying: {
		label: "Aplicando",
		title: "Aplicando los cambios",
	},
	adding_pictures: {
		label: "Añadiendo imágenes",
		title: "Los productos se han importado. Añadiendo imágenes.",
	},
	pictures_missing: {
		label: "Faltan imágenes",
		title: "Los productos se han importado. Faltan algunas imágenes.",
	},
	done: {
		label: "Importado",
		title: "Importación terminada",
	},
	unchanged: {
		label: "Sin cambios",
		title: "La tienda está al día con este archivo",
	},
	failed: {
		label: "Fallido",
		title: "La importación se ha detenido",
	},
	cancelled: {
		label: "Cancelado",
		title: "Esta importación se ha cancelado",
	},
	named: {
		label: "Por añadir",
	},
	waiting: {
		label: "En espera",
	},
	added: {
		label: "Añadida",
	},
	pictureStates: {
		failed: {
			label: "Sin añadir",
		},
	},
	results: "Resultados",
	tryAgain: "Reintentar",
	uploadZip: "Subir imágenes en un archivo ZIP",
	cancelling: "Cancelando...",
	importAnotherFile: "Importar otro archivo",
	refresh: "Actualizar",
	zip: {
		theFile: "El archivo ZIP",
		tooManyFiles: "Tiene más de 20.000 archivos. Divídelo.",
		damaged: "Está dañado.",
		tooLarge: "Ocupa más de 8 MB.",
		tooManyBytes: "El archivo ZIP tiene más de 500 MB de imágenes.",
		unreadable: "Está dañado o cifrado.",
	},
};
