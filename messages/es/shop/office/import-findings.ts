import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const importFindings: Messages["importFindings"] = {
	emptyFile: "El archivo está vacío.",
	excel: "Este es un archivo de Excel. Guárdelo en Excel como «CSV UTF-8» y suba ese archivo.",
	notText: "Este no es un archivo de texto. Suba un archivo CSV.",
	tooManyRows: ({ most }) => `El archivo tiene más de ${most} filas. Divídalo en varios archivos.`,
	tooManyColumns: ({ row, count, most }) =>
		`La fila ${row} tiene ${count} columnas. Se pueden leer como máximo ${most}.`,
	rowTooLong: ({ row, most }) => `La fila ${row} tiene más de ${most} caracteres.`,
	quoteNotClosed: ({ row }) => `En la fila ${row} se abre una comilla que nunca se cierra.`,
	quoteInside: ({ row }) =>
		`La fila ${row} tiene una comilla en una celda sin entrecomillar. Entrecomille la celda y duplique la comilla.`,
	textAfterQuote: ({ row }) =>
		`La fila ${row} tiene texto después de una comilla de cierre. Duplique las comillas dentro de una celda entrecomillada.`,
	unreadableRow: ({ row }) => `La fila ${row} no se puede leer como CSV.`,
	sameColumns: ({ one, other }) =>
		`Las columnas «${one}» y «${other}» significan lo mismo. Quite una de ellas.`,
	noColumns:
		"La primera fila no tiene los nombres de columna de un archivo de productos de Shopify. Necesita «Handle» (o «URL handle») y «Title».",
	missingColumn: ({ names }) => `Falta la columna ${names}.`,
	columnName: ({ name }) => `«${name}»`,
	eitherColumn: ({ one, other }) => `«${one}» o «${other}»`,
	formula: "Quite el = o la @ del principio. Una hoja de cálculo lo ejecutaría como fórmula.",
	unprintable: "Quite el carácter que no se puede mostrar.",
	tooLong: ({ most }) => `Puede tener como máximo ${most} caracteres.`,
	cell: "El valor",
	notPrice: ({ typed, example }) => `«${typed}» no es un precio. Introduzca un importe como ${example}.`,
	priceTooHigh: ({ most }) => `Un precio puede ser como máximo ${most}.`,
	notWhole: ({ typed }) => `«${typed}» no es un número entero.`,
	outOfRange: ({ min, max }) => `Introduzca un número de ${min} a ${max}.`,
	notFlag: ({ typed, yes, no }) => `«${typed}» no es ${yes} ni ${no}.`,
	enterHandle: "Introduzca el identificador del producto. Cada fila necesita uno.",
	handleRule: "Use letras minúsculas, cifras y guiones, como en desk-lamp.",
	tooManyRowsOf: ({ count, variants, pictures }) =>
		`El producto tiene ${count} filas. Un producto puede tener hasta ${variants} variantes y ${pictures} imágenes.`,
	enterTitle: "Introduzca un título de 2 a 150 caracteres.",
	htmlDepth: "El HTML tiene más de 100 niveles de anidamiento.",
	descriptionTooLong: ({ most }) => `Una descripción puede tener como máximo ${most} caracteres.`,
	notTaxClass: ({ typed, classes }) => `«${typed}» no es una clase de impuesto. Use ${classes}.`,
	notStatus: ({ typed, statuses }) => `«${typed}» no es un estado. Use ${statuses}.`,
	enterOptionName: "Introduzca un nombre. Una opción posterior tiene uno.",
	enterValue: ({ option }) => `Introduzca un valor para ${option}.`,
	enterPrice: "Introduzca un precio. Se permite 0.",
	repeatedVariant: ({ row, variant }) => `Repite la variante de la fila ${row}: ${variant}.`,
	secondVariant: ({ row }) =>
		`Es una segunda variante de un producto sin opciones. La primera está en la fila ${row}.`,
	tooManyVariants: ({ count, most }) =>
		`El producto tiene ${count} variantes. Se permiten como máximo ${most}.`,
	tooManyPictures: ({ most }) => `Un producto puede tener hasta ${most} imágenes.`,
	addressTooLong: ({ most }) => `Una dirección puede tener como máximo ${most} caracteres.`,
	noPrices:
		"El archivo no tiene precios. Los productos nuevos reciben el precio 0 y se quedan como borradores.",
	keptVariants: ({ names }) => `No están en el archivo y se quedan como están: ${names}.`,
	categoryId: ({ id }) =>
		`«${id}» es el identificador de una categoría, no su nombre. Se conserva para las exportaciones. Elija la categoría del producto en la tienda.`,
	otherOptions: ({ names }) =>
		`El producto de la tienda tiene otras opciones (${names}). Cámbielas primero en la tienda.`,
	noOptions: "sin opciones",
	belowZero: ({ quantity }) => `«${quantity}» es menor que 0, y esta variante no se vende sin existencias.`,
	wouldHaveVariants: ({ count, most }) =>
		`El producto tendría ${count} variantes. Se permiten como máximo ${most}.`,
	wouldHavePictures: ({ count, most }) =>
		`El producto tendría ${count} imágenes. Se permiten como máximo ${most}.`,
	skuTaken: ({ sku, product }) => `«${sku}» ya es el SKU de ${product}.`,
	skuRepeated: ({ sku, row }) => `«${sku}» ya es el SKU de la fila ${row}.`,
	handleRepeated: ({ handle, row }) =>
		`«${handle}» ya está en la fila ${row}. Mantenga juntas las filas de un producto.`,
	windows1252:
		"El archivo no es UTF-8 y se ha leído como Windows-1252. Compruebe las letras con acento antes de aplicarlo.",
	ignoredColumns: ({ names }) => `Columnas que no se importan: ${names}.`,
	moreCells: ({ count }) =>
		plural(count, {
			one: "Esta fila tiene 1 celda más que la primera. La última celda no se importa.",
			other: `Esta fila tiene ${count} celdas más que la primera. Las últimas ${count} celdas no se importan.`,
		}),
	fewerCells: ({ count }) =>
		plural(count, {
			one: "Esta fila tiene 1 celda menos que la primera. El valor de la última columna no cambia.",
			other: `Esta fila tiene ${count} celdas menos que la primera. Los valores de las últimas ${count} columnas no cambian.`,
		}),
	noProducts: "El archivo tiene nombres de columna, pero ningún producto.",
	nothingImportable: "Ningún producto de este archivo se puede importar.",
	failed:
		"Ha fallado algo por nuestra parte. Los cambios aplicados hasta ahora se conservan. Suba el archivo otra vez para continuar.",
	productGone: "El producto ya no existe.",
	productFull: ({ most }) => `El producto ya tiene ${most} imágenes.`,
	pictureFailed: "No se ha podido procesar esta imagen.",
	stopped: "Se detuvo antes de añadirla.",
};
