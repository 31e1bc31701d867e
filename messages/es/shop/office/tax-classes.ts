import type { Messages } from "#messages/en/index.ts";

export const taxClasses: Messages["taxClasses"] = {
	label: "Clase de impuesto",
	standard: "Tipo general",
	zero: "Tipo cero",
	exempt: "Exento",
	choose: "Elija una clase de impuesto de la lista.",
	ofProduct: "Como el producto",
	hint: "Decide qué tipo se aplica en cada ubicación. Una variante puede tener la suya.",
	title: "Tipos reducidos",
	lead: "Ponga nombre a los artículos con un tipo menor, como alimentos y libros. Después añada un tipo para cada ubicación y elija la clase en los productos.",
	nameHint: "Aparece donde el personal elige una clase de impuesto, por ejemplo, Alimentos y libros.",
	nameTaken: "Otra clase de impuesto tiene este nombre. Introduzca uno diferente.",
};
