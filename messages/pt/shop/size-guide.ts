import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const sizeGuide: Messages["sizeGuide"] = {
	columns: ({ most }) => `Introduza de 2 a ${most} colunas, separadas por |, como Tamanho | Peito | Cintura.`,
	rows: ({ most }) => `Um guia de tamanhos pode ter até ${most} linhas.`,
	longCell: ({ line, most }) => `A linha ${line} tem uma célula com mais de ${most} caracteres.`,
	columnCount: ({ line, count, columns }) =>
		plural(count, {
			one: `A linha ${line} tem ${count} coluna. Introduza ${columns}, como na primeira linha.`,
			other: `A linha ${line} tem ${count} colunas. Introduza ${columns}, como na primeira linha.`,
		}),
	enterRow: "Introduza pelo menos uma linha de tamanhos abaixo dos cabeçalhos.",
};
