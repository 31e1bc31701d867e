import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const sizeGuide: Messages["sizeGuide"] = {
	columns: ({ most }) => `Introduce de 2 a ${most} columnas, separadas por |, como Talla | Pecho | Cintura.`,
	rows: ({ most }) => `Una guía de tallas puede tener hasta ${most} filas.`,
	longCell: ({ line, most }) => `La línea ${line} tiene una celda de más de ${most} caracteres.`,
	columnCount: ({ line, count, columns }) =>
		plural(count, {
			one: `La línea ${line} tiene ${count} columna. Introduce ${columns}, como en la primera línea.`,
			other: `La línea ${line} tiene ${count} columnas. Introduce ${columns}, como en la primera línea.`,
		}),
	enterRow: "Introduce al menos una fila de tallas debajo de los encabezados.",
};
