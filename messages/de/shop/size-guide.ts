import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const sizeGuide: Messages["sizeGuide"] = {
	columns: ({ most }) =>
		`Geben Sie 2 bis ${most} Spalten ein, getrennt durch |, zum Beispiel Größe | Brust | Taille.`,
	rows: ({ most }) => `Eine Größentabelle kann bis zu ${most} Zeilen haben.`,
	longCell: ({ line, most }) => `Zeile ${line} hat eine Zelle mit mehr als ${most} Zeichen.`,
	columnCount: ({ line, count, columns }) =>
		plural(count, {
			one: `Zeile ${line} hat ${count} Spalte. Geben Sie ${columns} ein, wie in der ersten Zeile.`,
			other: `Zeile ${line} hat ${count} Spalten. Geben Sie ${columns} ein, wie in der ersten Zeile.`,
		}),
	enterRow: "Geben Sie unter den Überschriften mindestens eine Zeile mit Größen ein.",
};
