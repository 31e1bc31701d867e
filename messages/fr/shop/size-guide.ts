import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const sizeGuide: Messages["sizeGuide"] = {
	columns: ({ most }) =>
		`Saisissez de 2 à ${most} colonnes séparées par |, par exemple Taille | Poitrine | Tour de taille.`,
	rows: ({ most }) => `Un guide des tailles peut comporter ${most} lignes au maximum.`,
	longCell: ({ line, most }) => `La ligne ${line} contient une cellule de plus de ${most} caractères.`,
	columnCount: ({ line, count, columns }) =>
		plural(count, {
			one: `La ligne ${line} comporte ${count} colonne. Saisissez-en ${columns}, comme à la première ligne.`,
			other: `La ligne ${line} comporte ${count} colonnes. Saisissez-en ${columns}, comme à la première ligne.`,
		}),
	enterRow: "Saisissez au moins une ligne de tailles sous les en-têtes.",
};
