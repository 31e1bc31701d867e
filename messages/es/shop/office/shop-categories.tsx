import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const shopCategories: Messages["shopCategories"] = {
	actions: ({ name }) => `Acciones de ${name}`,
	picture: "Imagen",
	undeletable: ({ name }) => `${name} todavía no se puede eliminar`,
	deleteQuestion: ({ name }) => `¿Eliminar ${name}?`,
	title: "Categorías",
	category: "Categoría",
	products: "Productos",
	chooseAgain: "Vuelve a elegir la imagen. Los navegadores no conservan los archivos elegidos.",
	handle: "Identificador",
	productsIn: ({ count, name, hidden }) => (
		<>
			{count}
			{hidden(` en ${name}`)}
		</>
	),
	moveUp: ({ name }) => `Subir ${name}`,
	moveDown: ({ name }) => `Bajar ${name}`,
	hasProducts: ({ count }) =>
		plural(count, {
			one: `Tiene ${count} producto. Muévelo primero a otra categoría.`,
			other: `Tiene ${count} productos. Muévelos primero a otra categoría.`,
		}),
	position: "Posición",
	orderHint: "Los clientes ven las categorías en este orden.",
	emptyText: "Las categorías agrupan productos para que los clientes puedan explorarlos.",
	deleteCategory: "Eliminar categoría",
	categoryDeleted: "La categoría se ha eliminado.",
	goBack: "Volver",
	viewProducts: "Ver productos",
	deletionWarning: "La categoría no tiene productos. Esta acción no se puede deshacer.",
	handleTaken: "Otra categoría usa este identificador. Introduce uno distinto.",
	handleHint: "Se usa en la dirección web. Déjalo vacío para crearlo a partir del nombre.",
	removePicture: "Quitar imagen",
	replacePicture: "Sustituir imagen",
	pictureHint: "JPEG, PNG, WebP o AVIF, hasta 8 MB",
};
