import type { Messages } from "#messages/en/index.ts";

export const findItems: Messages["findItems"] = {
	left: ({ count }) => `${count} em stock`,
	findHint: "Procurar por SKU ou nome",
	find: "Procurar",
	noMatch: "Nenhum artigo à venda corresponde a esta pesquisa.",
	tooManyMatches: "Há mais resultados. Escreva mais do nome ou do SKU.",
	stock: "Em stock",
	outStock: "Esgotado",
};
